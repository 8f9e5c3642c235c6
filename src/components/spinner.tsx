import styles from './spinner.module.css'

export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.place} role="status">
      <span className={styles.spinner} />
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
