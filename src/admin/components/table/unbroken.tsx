import styles from './unbroken.module.css'

interface Props {
  /** What it is. Each has its own length from which on it breaks within a word. */
  kind: 'code' | 'email' | 'name' | 'label'
  text: string
}

/** A text in a table row whose words stay in one piece, unless they are unusually long. */
export function Unbroken({ kind, text }: Props) {
  const As = kind === 'code' ? 'code' : 'span'
  return (
    <As className={`${styles.unbroken} ${styles[kind]}`} dir="auto">
      {text}
    </As>
  )
}
