import { matchRoutes } from 'react-router-dom'
import { type SitePage, sitePages } from '#domain/page/site-pages'
import { type Page, page } from './page'

const pages = Object.fromEntries(Object.values<SitePage>(sitePages).map((row) => [row.path, page(row)]))
const notFound = page({ file: 'not-found/not-found-page' })

export const siteRoutes: Record<string, Page> = {
  ...pages,
  '/': pages[sitePages.home.path]!,
  '*': notFound,
}

/** For example /store/%E0%A4 or /%0A. */
export const malformedAddress = page({ file: 'not-found/malformed-address-page' })

/** False also for an encoded line end: not even the route `*` matches one. */
export function isValidAddress(pathname: string): boolean {
  try {
    return /^.*$/.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

const beginningOf = (path: string) => path.split('/', 2).join('/').toLowerCase()

const addresses = Object.keys(siteRoutes).map((path) => ({ path, beginning: beginningOf(path) }))

/** With the decoded names in its path, as the router has them. Without `found` it is the not-found page. */
export function matchSitePage(pathname: string): {
  page: Page
  params: Record<string, string>
  found: boolean
  path: string
} {
  if (!isValidAddress(pathname)) return { page: malformedAddress, params: {}, found: false, path: '*' }
  const beginning = beginningOf(decodeURIComponent(pathname))
  // The router ranks all that it gets, for each address.
  const candidates = addresses.filter((address) => address.beginning === beginning)
  const match = matchRoutes(candidates, pathname)?.[0]
  if (!match) return { page: notFound, params: {}, found: false, path: '*' }
  return {
    page: siteRoutes[match.route.path] as Page,
    params: match.params as Record<string, string>,
    found: true,
    path: match.route.path,
  }
}
