import type { ReactNode } from 'react'
import { PageMeta } from '#components/page-meta'
import styles from './page.module.css'

interface Props {
  title: string
  heading?: string
  children?: ReactNode
}

export function PageHeader({ title, heading = title, children }: Props) {
  return (
    <>
      <PageMeta title={title} />
      <header className={`row wrap ${styles.header}`}>
        <h1 className={styles.title} tabIndex={-1}>
          {heading}
        </h1>
        {children}
      </header>
    </>
  )
}
