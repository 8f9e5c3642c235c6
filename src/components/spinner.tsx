import styles from './spinner.module.css'

/** Shows that something is loading; `label` names it for screen readers. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.place} role="status">
      <span className={styles.spinner} />
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
