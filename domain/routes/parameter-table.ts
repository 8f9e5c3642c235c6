import type { ParameterTable } from '../http/allowed-parameters'
import { endpointOf, routeKeys } from '../api/api'
import type { Endpoint } from '../api/endpoint'
import { addresses } from '../features/addresses'
import { pageTable, segmentsOf } from '../page/page-parameters'

/** The parameters that answers of the API depend on. Fixed words come before {names}. Writes have none. */
const apiTable: ParameterTable = routeKeys
  .filter((key) => key.startsWith('GET '))
  .map((key) => [segmentsOf(`/api${key.slice('GET '.length)}`), namesOf(endpointOf(key).query)] as const)
  .toSorted(([a], [b]) => (wordsOf(a) < wordsOf(b) ? 1 : -1))

/** The parameters of the addresses of features. No two of them match the same path. */
const addressTable: ParameterTable = addresses.flatMap(({ paths, parameters }) =>
  parameters.length === 0 ? [] : paths.map((path) => [segmentsOf(path), parameters] as const),
)

/** The parameters of every address. CloudFront caches by them, and only they reach a function. */
export const parameterTable: ParameterTable = [...apiTable, ...addressTable, ...pageTable]

function namesOf(query: Endpoint['query']): string[] {
  return Object.keys(query?.shape ?? {}).toSorted()
}

function wordsOf(segments: readonly string[]): string {
  return segments.map((segment) => (segment.startsWith('{') ? '0' : '1')).join('')
}
