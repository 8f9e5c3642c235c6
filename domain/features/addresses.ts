import { outLinks } from '../click/go-routes'
import { seoFiles } from '../listing/seo-routes'

/**
 * Addresses beside pages and the API. CloudFront sends them to the gateway below the API's stage, and the
 * site function answers.
 */
interface Addresses {
  paths: readonly string[]
  /** The paths as CloudFront matches them: `/go/*`. */
  patterns: readonly string[]
  parameters: readonly string[]
  /** Cached like pages. Otherwise each request is answered anew. */
  isCached: boolean
}

export const addresses: readonly Addresses[] = [outLinks, seoFiles]

/** The keys under which API Gateway registers an address. */
export function gatewayKeysOfAddress({ paths }: Pick<Addresses, 'paths'>): string[] {
  return paths.flatMap((path) => [`GET ${path}`, `HEAD ${path}`])
}

/** Whether a path of the site is one of these, or below one of the folders. */
export function isAddress(path: string): boolean {
  return addresses.some(({ patterns }) =>
    patterns.some((each) => (each.endsWith('*') ? path.startsWith(each.slice(0, -1)) : path === each)),
  )
}
