import styles from './unbroken.module.css'

interface Props {
  /** Each kind breaks within a word from its own length on. */
  kind: 'code' | 'amount' | 'email' | 'name' | 'label'
  text: string
}

/** Words stay whole, unless they are unusually long. */
export function Unbroken({ kind, text }: Props) {
  const As = kind === 'code' ? 'code' : 'span'
  return (
    <As className={`${styles.unbroken} ${styles[kind]}`} dir="auto">
      {text}
    </As>
  )
}
