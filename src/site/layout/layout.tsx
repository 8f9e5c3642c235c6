import { type ReactNode, Suspense, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { FailureBoundary } from '#components/failure-boundary'
import { useKeptFocus } from '#lib/kept-focus'
import { PageReady } from '#lib/page-ready'
import { sitePages } from '#domain/page/site-pages'
import { Footer } from './footer'
import { Header } from './header'
import styles from './layout.module.css'
import { usePageChange } from './use-page-change'

const withOwnSearch = new Set<string>(['/', sitePages.home.path, sitePages.search.path])

/** Hydrated before the page, so that the search answers first. */
export function Layout({ above, children }: { above?: ReactNode; children?: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  usePageChange(main)
  useKeptFocus()
  return (
    <>
      <a href="#main" className={`screen-only ${styles.skip}`}>
        Skip to the content
      </a>
      {above}
      <Header withSearch={!withOwnSearch.has(pathname)} />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Suspense>
          <FailureBoundary address={pathname}>{children ?? <Outlet />}</FailureBoundary>
          <PageReady />
        </Suspense>
      </main>
      <Footer />
    </>
  )
}
