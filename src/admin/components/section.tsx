import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

interface Props {
  title: string
  aside?: ReactNode
  children: ReactNode
}

export function Section({ title, aside, children }: Props) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={`wrap ${styles.header}`}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
