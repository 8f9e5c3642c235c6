import type { ParameterTable } from '../http/allowed-parameters'
import { freshParameter } from './fresh-page'
import { type SitePage, sitePages } from './site-pages'

/** The query parameters of the public pages, by route with its {names}. */
const pageParameters: Record<string, readonly string[]> = Object.fromEntries(
  Object.values<SitePage>(sitePages).map(({ path, query = [] }) => [
    path.replace(/:(\w+)/g, '{$1}'),
    [...query, freshParameter],
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
