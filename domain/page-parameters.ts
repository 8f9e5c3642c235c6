import type { ParameterTable } from './allowed-parameters'
import { sentParameter } from './form-routes'
import { offerParameter } from './go-routes'

/**
 * The query parameters that change what a public page shows: the cursor of a list, the text of a search, the
 * coupon whose dialog is open, the store to write a review of, the review or coupon to report, that a form
 * was sent, and why an offer's link has led to its store. The server reads only these, and CloudFront caches
 * pages by them.
 */
export const pageParameters: Record<string, readonly string[]> = {
  '/explore': ['cursor'],
  '/explore/{categorySlug}': ['cursor'],
  '/categories': ['cursor'],
  '/store/{storeSlug}': [offerParameter],
  '/coupons/{storeSlug}': ['couponId', 'cursor', sentParameter],
  '/reviews': ['cursor', sentParameter, 'storeId'],
  '/reach-us': [sentParameter],
  '/report': ['coupon', 'review'],
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
