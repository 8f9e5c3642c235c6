import type { ReactNode } from 'react'
import styles from './section-head.module.css'

interface Props {
  id?: string
  title: ReactNode
  children?: ReactNode
}

export const SectionHead = ({ id, title, children }: Props) => (
  <div className={`row ${styles.head}`}>
    <h2 id={id}>{title}</h2>
    <span className={styles.cut} />
    {children}
  </div>
)
