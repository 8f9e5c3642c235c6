import styles from './spinner.module.css'

/** Shows that something is on its way; `label` says what to those who can't see it turn. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.place} role="status">
      <span className={styles.spinner} />
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
