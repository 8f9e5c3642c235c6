import { parsed } from './open-page'

/** A page that a crawler has found. */
export interface CrawledPage {
  /** Its path and query, as links name it. */
  path: string
  /** Where it was found first. */
  from: string
  status: number
  /** Null for what is not HTML. */
  document: Document | null
}

export interface Crawl {
  pages: Map<string, CrawledPage>
  /** Links that robots.txt keeps crawlers from. */
  forbidden: Set<string>
}

/** What robots.txt says to all crawlers. */
export interface Robots {
  isAllowed: (path: string) => boolean
  sitemaps: string[]
}

/** Reads the rules for every crawler. Of several rules that match, the longest one holds. */
export function parseRobots(text: string): Robots {
  const lines = text.split(/\r?\n/).flatMap((line) => {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? []
    return name === undefined ? [] : [{ name: name.toLowerCase(), value: (value ?? '').trim() }]
  })
  const rules: { allows: boolean; prefix: string }[] = []
  let isForAll = false
  let isInAgents = false
  for (const { name, value } of lines) {
    if (name === 'user-agent') {
      isForAll = value === '*' || (isInAgents && isForAll)
      isInAgents = true
      continue
    }
    isInAgents = false
    const isRule = name === 'allow' || name === 'disallow'
    if (isRule && isForAll && value !== '') rules.push({ allows: name === 'allow', prefix: value })
  }
  return {
    sitemaps: lines.filter(({ name }) => name === 'sitemap').map(({ value }) => value),
    isAllowed: (path) => {
      const matching = rules.filter(({ prefix }) => path.startsWith(prefix.replace(/[*$].*$/, '')))
      const [longest] = matching.toSorted((a, b) => b.prefix.length - a.prefix.length)
      return longest?.allows ?? true
    },
  }
}

/** How many requests are on their way at once. */
const atOnce = 4

/**
 * Follows every link from a path on, without JavaScript, but for those that robots.txt forbids and those to
 * other sites. Each address is asked for once, as a link names it: redirects are not followed.
 */
export async function crawl(origin: string, start: string, robots: Robots): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>()
  const forbidden = new Set<string>()
  const seen = new Set([start])
  const queue = [{ path: start, from: '' }]
  const visit = async ({ path, from }: { path: string; from: string }) => {
    const response = await fetch(origin + path, { redirect: 'manual', headers: { accept: 'text/html' } })
    const isHtml = (response.headers.get('content-type') ?? '').startsWith('text/html')
    const body = await response.text()
    const document = isHtml ? parsed(body) : null
    pages.set(path, { path, from, status: response.status, document })
    const location = response.headers.get('location')
    const targets = [...(document ? linksIn(document) : []), ...(location === null ? [] : [location])]
    for (const target of targets) {
      const found = withinSite(target, origin + path, origin)
      if (found === null || seen.has(found)) continue
      seen.add(found)
      if (robots.isAllowed(found)) queue.push({ path: found, from: path })
      else forbidden.add(found)
    }
  }
  while (queue.length > 0) await Promise.all(queue.splice(0, atOnce).map(visit))
  return { pages, forbidden }
}

/** The links of a document, and what it names as another form of itself. */
function linksIn(document: Document): string[] {
  return [...document.querySelectorAll('a[href], area[href], link[rel=canonical]')].map(
    (link) => link.getAttribute('href') ?? '',
  )
}

/** The path and query of an address of this site; null for another one. */
function withinSite(address: string, base: string, origin: string): string | null {
  if (!URL.canParse(address, base)) return `invalid: ${address}`
  const url = new URL(address, base)
  return url.origin === origin ? url.pathname + url.search : null
}
