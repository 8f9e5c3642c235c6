import styles from './fields.module.css'

/** A value that the form cannot change. */
export function FixedText({ label, text }: { label: string; text: string }) {
  return (
    <p className={`stack ${styles.fixed}`}>
      <span>{label}</span>
      <bdi>{text}</bdi>
    </p>
  )
}
