import type { ReactNode } from 'react'
import { PageMeta } from '#components/page-meta'
import { Wordmark } from '#components/wordmark'
import { useKeptFocus } from '#lib/kept-focus'
import { sitePages } from '#domain/page/site-pages'
import { NeedsScript } from './needs-script'
import styles from './account-card.module.css'

export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  useKeptFocus()
  return (
    <main className={styles.page} tabIndex={-1}>
      <PageMeta title={title} />
      <div className={styles.card}>
        <a className={styles.home} href={sitePages.home.path}>
          <Wordmark />
        </a>
        <h1 className={styles.title}>{title}</h1>
        <NeedsScript />
        {children}
      </div>
    </main>
  )
}
