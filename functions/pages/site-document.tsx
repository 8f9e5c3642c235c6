import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { assets } from 'virtual:assets'
import { SiteApp } from '../../src/app/site-app'
import { matchSitePage } from '../../src/app/site-pages'
import { statusOf } from '../../src/lib/api-error'
import type { Fetch, Load } from '../../src/lib/load'
import { createQueryClient } from '../../src/lib/query-client'
import { documentOf, type Rendered } from './document'
import { scriptJson } from './markup'
import { readOnServer } from './read-on-server'

/** What each page reads before it renders: a page's data file lies beside it, home-data.ts by home-page.tsx. */
const loads = import.meta.glob<Load>('../../src/site/*/*-data.ts', { import: 'load', eager: true })

/** A public page with all that it shows, and its data for the browser to take over from. */
export async function siteDocument(url: URL): Promise<Rendered> {
  const { page, params, found } = matchSitePage(url.pathname)
  const client = createQueryClient(readOnServer)
  const fetch: Fetch = (query) => client.fetchQuery({ ...query, retry: false }).catch(() => undefined)
  const load = loads[`../../src/site/${page.name.replace(/-page$/, '-data')}.ts`]
  await Promise.all([page.preload(), load?.(fetch, params, url.searchParams)])

  const markup = renderToString(
    <StaticRouter location={url.pathname + url.search}>
      <SiteApp client={client} />
    </StaticRouter>,
  )
  const status = found ? statusOfReads(client) : 404
  return { status, html: documentOf(markup, headOf(), endOf(page.name, client)) }
}

/** 404 where the address names nothing; 503 where the one thing it names could not be read. Lists fail alone. */
function statusOfReads(client: QueryClient): number {
  const failed = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' })
  if (failed.some(({ state }) => statusOf(state.error) === 404)) return 404
  return failed.some(({ queryKey }) => isOneThing(String(queryKey[0]))) ? 503 : 200
}

/** Whether a page is about what this route reads; what other routes read is a part of a page. */
function isOneThing(routeKey: string): boolean {
  return routeKey.includes('/slug/') || routeKey === 'GET /blogs/{id}'
}

/** Failures travel as well: the page comes to life as it was rendered, with its retry buttons. */
function isSettled({ state }: { state: { status: string } }): boolean {
  return state.status !== 'pending'
}

function headOf(): string {
  return assets ? `<style>${assets.site.style}</style>` : ''
}

function endOf(pageName: string, client: QueryClient): string {
  const state = scriptJson('state', dehydrate(client, { shouldDehydrateQuery: isSettled }))
  if (!assets) return `${state}<script type="module" src="/src/app/site.ts"></script>`
  const { scripts, chunks } = assets.site
  const pageChunks = chunks[`src/site/${pageName}.tsx`]?.map((file) => `/${file}`) ?? []
  return state + scriptJson('chunks', pageChunks) + scripts.map(scriptOf).join('')
}

/** The entry first; what it imports is named as well, so that it is not found only after the entry has come. */
function scriptOf(file: string, at: number): string {
  return at === 0
    ? `<script type="module" src="/${file}"></script>`
    : `<link rel="modulepreload" href="/${file}">`
}
