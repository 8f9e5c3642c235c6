import type { ParameterTable } from './allowed-parameters'
import { endpointOf, routeKeys } from './api/api'
import type { Endpoint } from './api/endpoint'
import { pageTable, segmentsOf } from './page-parameters'

/** What answers of the API depend on, words before {names}. Writes have no query. */
const apiTable: ParameterTable = routeKeys
  .filter((key) => key.startsWith('GET '))
  .map((key) => [segmentsOf(`/api${key.slice('GET '.length)}`), namesOf(endpointOf(key).query)] as const)
  .toSorted(([a], [b]) => (wordsOf(a) < wordsOf(b) ? 1 : -1))

/** What every address of the site depends on: all that CloudFront keeps answers apart by, and that reaches a function. */
export const parameterTable: ParameterTable = [...apiTable, ...pageTable]

/** The names of all parameters of the API, and of all of the pages. */
export const parameterNames = { api: namesIn(apiTable), pages: namesIn(pageTable) }

function namesOf(query: Endpoint['query']): string[] {
  return Object.keys(query?.shape ?? {}).toSorted()
}

/** Sorts words over names, from the first segment on. */
function wordsOf(segments: readonly string[]): string {
  return segments.map((segment) => (segment.startsWith('{') ? '0' : '1')).join('')
}

function namesIn(table: ParameterTable): string[] {
  return [...new Set(table.flatMap(([, names]) => names))].toSorted()
}
