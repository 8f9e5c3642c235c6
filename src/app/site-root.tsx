import { type DehydratedState, hydrate } from '@tanstack/react-query'
import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createQueryClient } from '../lib/query-client'
import { readFromApi } from '../lib/read-from-api'
import { renderInShell } from './page-in-shell'
import { SiteApp } from './site-app'
import { matchSitePage } from './site-pages'

const client = createQueryClient(readFromApi)

/** The site in the browser; says when React has taken over. */
function Root({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return (
    <StrictMode>
      <BrowserRouter>
        <SiteApp client={client} />
      </BrowserRouter>
    </StrictMode>
  )
}

/** Takes over what the server rendered; where only the bare shell came, renders it from nothing. */
async function start(onReady: () => void) {
  const root = document.querySelector('#root')!
  const app = <Root onReady={onReady} />
  const state = document.querySelector('#state')?.textContent
  if (!state) return renderInShell(root, app)

  hydrate(client, JSON.parse(state) as DehydratedState)
  await matchSitePage(location.pathname).page.preload()
  startTransition(() => {
    hydrateRoot(root, app)
  })
}

/**
 * Resolves once the page answers to what is done on it. Not awaited in this file: the page's chunk imports
 * the file that this one ends up in, and each would wait for the other.
 */
export const ready = new Promise<void>((resolve, reject) => {
  start(resolve).catch(reject)
})
