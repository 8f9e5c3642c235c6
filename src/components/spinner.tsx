import styles from './spinner.module.css'

export const Spinner = ({ label }: { label: string }) => (
  <div className={styles.place} role="status">
    <span className={styles.spinner} />
    <span className="visually-hidden">{label}</span>
  </div>
)
