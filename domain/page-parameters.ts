import type { ParameterTable } from './allowed-parameters'

/**
 * The parameters in the address of a public page that change what it shows: where a long list goes on, and whose dialog is
 * open. They are all that the server reads of a page's query, and what CloudFront keeps pages apart by.
 */
export const pageParameters: Record<string, readonly string[]> = {
  '/explore': ['cursor'],
  '/explore/{categorySlug}': ['cursor'],
  '/coupons/{storeSlug}': ['couponId', 'cursor'],
  '/reviews': ['cursor'],
  '/blogs': ['cursor'],
}

/** What pages depend on, words before {names}. */
export const pageTable: ParameterTable = Object.entries(pageParameters).map(([path, names]) => [
  segmentsOf(path),
  names,
])

/** A path as a row of a ParameterTable has it. */
export function segmentsOf(path: string): string[] {
  return path.replace(/\/$/, '').toLowerCase().split('/')
}
