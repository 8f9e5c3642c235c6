import type { ParameterTable } from './allowed-parameters'
import { pageParameters } from './page-parameters'
import { type Route, routes } from './routes'

/** What answers of the API depend on, words before {names}. Writes have no query. */
const apiTable: ParameterTable = Object.entries<Route>(routes)
  .filter(([key]) => key.startsWith('GET '))
  .map(([key, { query = [] }]) => [segmentsOf(`/api${key.slice('GET '.length)}`), query] as const)
  .toSorted(([a], [b]) => (wordsOf(a) < wordsOf(b) ? 1 : -1))

/** What pages depend on. */
const pageTable: ParameterTable = Object.entries(pageParameters).map(([path, names]) => [
  segmentsOf(path),
  names,
])

/** What every address of the site depends on: all that CloudFront keeps answers apart by, and that reaches a function. */
export const parameterTable: ParameterTable = [...apiTable, ...pageTable]

/** The names of all parameters of the API, and of all of the pages. */
export const parameterNames = { api: namesIn(apiTable), pages: namesIn(pageTable) }

function segmentsOf(path: string): string[] {
  return path.replace(/\/$/, '').toLowerCase().split('/')
}

/** Sorts words over names, from the first segment on. */
function wordsOf(segments: readonly string[]): string {
  return segments.map((segment) => (segment.startsWith('{') ? '0' : '1')).join('')
}

function namesIn(table: ParameterTable): string[] {
  return [...new Set(table.flatMap(([, names]) => names))].toSorted()
}
