import type { ParameterTable } from './allowed-parameters'

/**
 * The query parameters that change what a public page shows: the cursor of a list, the text of a search, and
 * the coupon whose dialog is open. The server reads only these, and CloudFront caches pages by them.
 */
export const pageParameters: Record<string, readonly string[]> = {
  '/explore': ['cursor'],
  '/explore/{categorySlug}': ['cursor'],
  '/categories': ['cursor'],
  '/coupons/{storeSlug}': ['couponId', 'cursor'],
  '/reviews': ['cursor'],
  '/reviews/{storeSlug}': ['cursor'],
  '/blogs': ['cursor'],
  '/search': ['cursor', 'q'],
}

/** The parameters of each page. Fixed words come before {names}. */
export const pageTable: ParameterTable = Object.entries(pageParameters).map(([path, names]) => [
  segmentsOf(path),
  names,
])

/** A path as segments for a ParameterTable. */
export function segmentsOf(path: string): string[] {
  return path.replace(/\/$/, '').toLowerCase().split('/')
}
