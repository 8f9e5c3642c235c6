import type { ReactNode } from 'react'
import styles from './page-head.module.css'

interface Props {
  title: string
  /** What stands below the title. */
  children?: ReactNode
}

/** The head of a page that is a list. */
export function PageHead({ title, children }: Props) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {children && <p className={styles.lead}>{children}</p>}
    </div>
  )
}
