import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

export interface CrawledPage {
  path: string
  from: string
  status: number
  canonical: string | null
  isLeftOut: boolean
  feeds: { address: string; type: string }[]
}

export interface Crawl {
  pages: CrawledPage[]
  /** Links that robots.txt keeps crawlers from. */
  forbidden: string[]
}

export interface Robots {
  isAllowed: (path: string) => boolean
  sitemaps: string[]
}

/** Reads what ours says: one group of rules, for every crawler, that only forbid. */
export function parseRobots(text: string): Robots {
  const valuesOf = (name: string) =>
    text.split('\n').flatMap((line) => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []))
  const forbidden = valuesOf('Disallow')
  return {
    sitemaps: valuesOf('Sitemap'),
    isAllowed: (path) => !forbidden.some((prefix) => path.startsWith(prefix)),
  }
}

/** How many requests are on their way at once. */
const atOnce = 4

/**
 * Follows every link from a path on, without JavaScript, but for those that robots.txt forbids and those to
 * other sites. Each address is asked for once, as a link names it: redirects are not followed.
 */
export async function crawl(origin: string, start: string, robots: Robots): Promise<Crawl> {
  const pages: CrawledPage[] = []
  const forbidden: string[] = []
  const seen = new Set([start])
  const queue = [{ path: start, from: '' }]
  const visit = async ({ path, from }: { path: string; from: string }) => {
    const response = await fetch(origin + path, { redirect: 'manual' })
    const isHtml = (response.headers.get('content-type') ?? '').startsWith('text/html')
    const elements = elementsIn(isHtml ? await response.text() : '')
    await response.body?.cancel().catch(() => undefined)
    const location = response.headers.get('location')
    const page = { path, from, status: response.status, ...factsOf(elements) }
    pages.push(page)
    for (const target of [...linksIn(elements), page.canonical, location]) {
      const found = target === null ? null : withinSite(target, origin + path, origin)
      if (found === null || seen.has(found)) continue
      seen.add(found)
      if (robots.isAllowed(found)) queue.push({ path: found, from: path })
      else forbidden.push(found)
    }
  }
  while (queue.length > 0) await Promise.all(queue.splice(0, atOnce).map(visit))
  return { pages, forbidden }
}

type Element = Record<string, string> & { tag: string }

/** The elements of a document in their order, as a browser parses them, with their attributes. */
function elementsIn(html: string): Element[] {
  const found: Element[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if (defaultTreeAdapter.isElementNode(node)) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
      found.push({ ...attributes, tag: node.tagName })
    }
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parse(html))
  return found
}

function factsOf(elements: Element[]) {
  const robots = elements.find(({ tag, name }) => tag === 'meta' && name === 'robots')
  const linked = (as: string) => elements.filter(({ tag, rel }) => tag === 'link' && rel === as)
  return {
    canonical: linked('canonical')[0]?.['href'] ?? null,
    isLeftOut: robots?.['content']?.includes('noindex') ?? false,
    feeds: linked('alternate').flatMap(({ href, type }) => (href && type ? [{ address: href, type }] : [])),
  }
}

function linksIn(elements: Element[]): string[] {
  return elements.flatMap(({ tag, href }) => ((tag === 'a' || tag === 'area') && href ? [href] : []))
}

/** The path and query of an address of this site; null for another one. */
function withinSite(address: string, base: string, origin: string): string | null {
  if (!URL.canParse(address, base)) return `/not-an-address:${address}`
  const url = new URL(address, base)
  return url.origin === origin ? url.pathname + url.search : null
}
