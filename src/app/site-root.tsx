import { type DehydratedState, hydrate } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { fullDateOf } from '#domain/time/full-date'
import { PageReadyContext } from '#lib/page-ready'
import { createQueryClient } from '#lib/query-client'
import { readFromApi } from '#lib/read-from-api'
import { hasAddressChanged } from './back-before-hydration'
import { prefetchPages } from './prefetch-pages'
import { renderInShell } from './page-in-shell'
import { SiteApp } from './site-app'
import { matchSitePage } from './site-routes'

const client = createQueryClient(readFromApi)

const Root = ({ onReady }: { onReady: () => void }) => (
  <StrictMode>
    <BrowserRouter>
      <PageReadyContext value={onReady}>
        <SiteApp client={client} />
      </PageReadyContext>
    </BrowserRouter>
  </StrictMode>
)

/** Hydrates the server's page. In the shell it renders from scratch. */
async function start(onReady: () => void) {
  const root = document.querySelector('#root')!
  const app = <Root onReady={onReady} />
  const state = document.querySelector('#state')?.textContent
  if (!state) return renderInShell(root, app)

  await loadDateFormats()
  hydrate(client, JSON.parse(state) as DehydratedState)
  await matchSitePage(location.pathname).page.preload()
  if (hasAddressChanged()) return
  startTransition(() => {
    hydrateRoot(root, app)
  })
  prefetchPages()
}

/** The first formatter of dates takes as long as half of the hydration, so it has a task of its own. */
async function loadDateFormats() {
  if (!document.querySelector('time')) return
  await nextTask()
  fullDateOf('2026-12-24')
  await nextTask()
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Resolves when the page reacts to events. Awaited in this file it never would: React renders afterwards. */
export const ready = new Promise<void>((resolve, reject) => {
  start(resolve).catch(reject)
})
