import type { ReactNode } from 'react'
import { PageMeta } from '#components/page-meta'
import { Wordmark } from '#components/wordmark'
import { useKeptFocus } from '#lib/kept-focus'
import { sitePages } from '#domain/page/site-pages'
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

/** Forms are hidden then (functions/pages/staff-document.tsx). */
export function NeedsScript() {
  return (
    <noscript>
      <p className={styles.needed}>
        Signing in and managing content need JavaScript. Please turn it on for this site, then reload the
        page.
      </p>
    </noscript>
  )
}
