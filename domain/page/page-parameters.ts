import type { ParameterTable } from '../http/allowed-parameters'
import { type SitePage, sitePages } from './site-pages'

/** The query parameters of the public pages that have some, by route with its {names}. */
const pageParameters: Record<string, readonly string[]> = Object.fromEntries(
  Object.values<SitePage>(sitePages).flatMap(({ path, query }) =>
    query ? [[path.replace(/:(\w+)/g, '{$1}'), query]] : [],
  ),
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
