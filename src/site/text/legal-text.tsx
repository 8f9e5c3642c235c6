import type { ReactNode } from 'react'
import { PageMeta } from '#components/page-meta'
import { BackLink } from '#components/back-link'
import frame from '#components/frame.module.css'
import styles from './legal-text.module.css'

interface Props {
  title: string
  description: string
  children: ReactNode
}

/** The whole of a page of legal text, with its back arrow (product.md, section 2). */
export function LegalText({ title, description, children }: Props) {
  return (
    <div className={frame.frame}>
      <PageMeta title={title} description={description} />
      <article className={styles.text}>
        <BackLink />
        <h1>{title}</h1>
        {children}
      </article>
    </div>
  )
}
