import type { ReactNode } from 'react'
import styles from './section-head.module.css'

interface Props {
  id?: string
  title: string
  /** At the end of the title, in a direction of its own. */
  name?: string | undefined
  children?: ReactNode
}

export const SectionHead = ({ id, title, name, children }: Props) => (
  <div className={`row ${styles.head}`}>
    <h2 id={id}>
      {title}
      {name !== undefined && (
        <>
          {' '}
          <bdi>{name}</bdi>
        </>
      )}
    </h2>
    <span className={styles.cut} />
    {children}
  </div>
)
