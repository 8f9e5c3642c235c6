import styles from './unbroken.module.css'

/** A code or an e-mail address in a table row. It stays in one piece unless it is unusually long. */
export function Unbroken({ as: As = 'span', text }: { as?: 'span' | 'code'; text: string }) {
  return <As className={`${styles.unbroken} ${As === 'code' ? styles.code : styles.email}`}>{text}</As>
}
