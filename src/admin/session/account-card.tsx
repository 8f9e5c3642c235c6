import type { ReactNode } from 'react'
import { Wordmark } from '../../components/wordmark'
import { sitePages } from '../../lib/site-pages'
import styles from './account-card.module.css'

/** What stands alone on a page outside the admin area: the way in, and the way to a new password. */
export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <title>{`${title} · Clipwell`}</title>
      <div className={styles.card}>
        <a className={styles.home} href={sitePages.home.path}>
          <Wordmark />
        </a>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </main>
  )
}
