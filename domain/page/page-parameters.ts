import { featurePageParameters, storeParameters } from '../features/pages'
import type { ParameterTable } from '../http/allowed-parameters'
import { sentParameter } from '../routes/form-routes'
import { freshParameter } from './fresh-page'
import { type SitePage, sitePages } from './site-pages'

/** The parameters of pages. They are not in the pages' rows, which browsers load. */
const ofPages: Partial<Record<string, readonly string[]>> = {
  explore: ['cursor', 'letter', 'show'],
  categories: ['cursor'],
  category: ['cursor', 'show'],
  store: storeParameters,
  coupons: ['couponId', 'cursor', sentParameter, 'show'],
  reviews: ['cursor', sentParameter, 'storeId'],
  storeReviews: ['cursor'],
  blogs: ['cursor', 'storeId'],
  search: ['cursor', 'go', 'q'],
  reachUs: ['q', sentParameter],
  ...featurePageParameters,
} satisfies Partial<Record<keyof typeof sitePages, readonly string[]>>

/**
 * The query parameters that change the public pages, by route with its {names}. CloudFront caches by them;
 * the server reads no others.
 */
export const pageParameters: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries<SitePage>(sitePages).map(([name, { path }]) => [
    path.replace(/:(\w+)/g, '{$1}'),
    [...(ofPages[name] ?? []), freshParameter],
  ]),
)

/** The parameters of each page. Fixed words come before {names}. */
export const pageTable: ParameterTable = Object.entries(pageParameters).map(([path, names]) => [
  segmentsOf(path),
  names,
])

/** A path as segments for a ParameterTable. */
export function segmentsOf(path: string): string[] {
  return path.replace(/\/$/, '').toLowerCase().split('/')
}
