import { queryOptions } from '@tanstack/react-query'
import type { Reads } from '#domain/reads'
import type { PathParams, RouteKey } from '#domain/routes'

type ReadKey = keyof Reads & RouteKey

/** The key of every query: the route it reads, the names in its path, and its query string. */
export type ReadQueryKey = readonly [ReadKey, Record<string, string>, Record<string, string>]

/**
 * A read of the API as a query. It has no function of its own: the query client brings one, which is a fetch
 * in the browser and a direct call of the same route's function on the server.
 */
export function read<Key extends ReadKey>(
  key: Key,
  params: PathParams<Key>,
  query: Record<string, string> = {},
) {
  return queryOptions<Reads[Key]>({ queryKey: [key, params, query] })
}
