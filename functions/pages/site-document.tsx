import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { addressAt } from '#domain/page/site-pages'
import { assets } from 'virtual:assets'
import { aboveHeader } from '../../src/app/frame'
import type { PageModule } from '../../src/app/page'
import { SiteApp } from '../../src/app/site-app'
import { matchSitePage } from '../../src/app/site-routes'
import { earlier } from '#functions/http/public-cache'
import { type RefusedForm, RefusedFormContext } from '#lib/refused-form'
import { createQueryClient } from '#lib/query-client'
import { documentOf, type Rendered } from './document'
import { headOf } from './head/head-of'
import { scriptJson } from './markup'
import type { RenderRequest } from './page-log'
import { recorderOf } from '#domain/page/early-recorder'
import { readingOnce } from '#table/read-once'
import { readsWithStatus } from './page-reads'
import { readOnServer } from './read-on-server'

const pageModules = import.meta.glob<PageModule>('../../src/site/{*,features/*}/*-page.tsx')

/** An answer to a posted form has no script: its address is not the page's, and its browser runs none. */
export async function siteDocument(
  url: URL,
  { address, requestId }: Pick<RenderRequest, 'requestId'> & { address: string },
  posted?: RefusedForm,
): Promise<Rendered> {
  const match = matchSitePage(url.pathname)
  const request = { requestId, page: match.path }
  let changesAt: Date | undefined
  const cacheUntil = (change: Date | undefined) => {
    changesAt = earlier(changesAt, change)
  }
  const client = createQueryClient(readOnServer(request, cacheUntil))
  const rendered = await readingOnce(() => documentWith(client, { url, match, address, posted }))
  return { ...rendered, changesAt }
}

interface Requested {
  url: URL
  match: ReturnType<typeof matchSitePage>
  address: string
  posted?: RefusedForm | undefined
}

async function documentWith(
  client: QueryClient,
  { url, match: { page, params, found, path: route }, address, posted }: Requested,
): Promise<Rendered> {
  const { load, head: factsOf } = await pageModules[`../../src/site/${page.name}.tsx`]!()
  const { reads, readFrame, statusOfReads, isWhole } = readsWithStatus(client)
  const [redirectTo] = await Promise.all([
    load?.(reads, params, url.searchParams),
    page.preload(),
    ...aboveHeader.map((part) => readFrame(part.reads)),
  ])
  if (redirectTo) {
    const keepsQuery = !redirectTo.includes('?') && matchSitePage(redirectTo).path === route
    return movedTo(keepsQuery ? redirectTo + url.search : redirectTo)
  }
  const own = addressAt(route, params)
  // Another case or a slash at its end would be cached beside the address.
  if (found && decodeURIComponent(own) !== decodeURIComponent(url.pathname)) return movedTo(own + url.search)

  const markup = renderToString(
    <RefusedFormContext value={posted}>
      <StaticRouter location={url.pathname + url.search}>
        <SiteApp client={client} routes={{ [route]: page }} />
      </StaticRouter>
    </RefusedFormContext>,
  )
  const status = found ? statusOfReads() : 404
  const requestedPage = { url, path: own, page, factsOf, params, isAnswer: posted !== undefined }
  const { head, end } = headOf(requestedPage, { status, markup, client, address })
  const html = posted
    ? documentOf(markup, head + stylesOf(page.name))
    : documentOf(markup, head + recorder + drawnWhole + stylesOf(page.name), endOf(page.name, client) + end)
  return { status, whole: isWhole(), html }
}

/** Cached as long as a page: the former address may become valid again. */
function movedTo(location: string): Rendered {
  return { status: 301, whole: true, html: '', location }
}

/** Failures are sent too: the page hydrates as it was rendered, with its retry buttons. */
function isSettled({ state }: { state: { status: string } }): boolean {
  return state.status !== 'pending'
}

/** Draws the page with all of its markup. Otherwise centred elements would move. */
const drawnWhole = '<link rel="expect" href="#state" blocking="render">'

/** In development the page names its first script itself. */
const recorder = assets ? recorderOf(`/${assets.site.script}`) : ''

const stylesByPage = new Map<string, string>()

/** Another page asks for the whole style sheet. */
function stylesOf(pageName: string): string {
  if (!assets) return ''
  const { wholeStyle, styleParts, pageStyles } = assets.site
  const known = stylesByPage.get(pageName)
  if (known !== undefined) return known
  const modules = new Set(pageStyles[sourceOf(pageName)])
  const parts = styleParts.filter(([of]) => of.length === 0 || of.some((module) => modules.has(module)))
  const css = parts.map(([, text]) => text).join('')
  const styles = `<style id="styles" data-page="${pageName}" data-whole="/${wholeStyle}">${css}</style>`
  stylesByPage.set(pageName, styles)
  return styles
}

const sourceOf = (pageName: string) => `src/site/${pageName}.tsx`

function endOf(pageName: string, client: QueryClient): string {
  const state = scriptJson('state', dehydrate(client, { shouldDehydrateQuery: isSettled }))
  if (!assets) return `${state}<script type="module" src="/src/app/site-entry.ts"></script>`
  // The recorder asks for the first script by itself.
  const { script, chunks, shared } = assets.site
  const own = chunks[sourceOf(pageName)] ?? shared
  const pageChunks = own.flatMap((file) => (file === script ? [] : `/${file}`))
  // Before the state, since from then on the page can be touched and the recorder looks for the chunks.
  return scriptJson('chunks', pageChunks) + state
}
