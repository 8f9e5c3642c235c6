import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryMeta,
  type UndefinedInitialDataOptions,
} from '@tanstack/react-query'
import type { Answer, ReadKey } from '#domain/api/api'
import type { PathParams } from '#domain/api/path'
import type { Part } from './part'

type Query = Record<string, string>

/**
 * The key of every query: the route it reads, the names in its path, its query string, and whether it is read
 * part by part.
 */
export type ReadQueryKey = readonly [ReadKey, Record<string, string>, Query, 'in parts'?]

type OneRead<Data> = UndefinedInitialDataOptions<Data> & { queryKey: ReadQueryKey }

/**
 * A read of the API as a query. It has no function of its own: the query client brings one, which is a fetch
 * in the browser and a direct call of the same route's function on the server. What a page arrives with travels
 * twice, as HTML and as data: `keep` keeps of an answer what is shown. All reads with the same key keep the same.
 */
export function read<Key extends ReadKey>(
  key: Key,
  params: PathParams<Key>,
  query?: Query,
): OneRead<Answer<Key>>
export function read<Key extends ReadKey, Kept>(
  key: Key,
  params: PathParams<Key>,
  query: Query,
  keep: (body: Answer<Key>) => Kept,
): OneRead<Kept>
export function read(
  key: ReadKey,
  params: Record<string, string>,
  query: Query = {},
  keep?: (body: never) => unknown,
): OneRead<unknown> {
  return { queryKey: [key, params, query], ...(keep && { meta: { keep } }) }
}

/** What a query keeps of the body of its answer. */
export function keptOf(body: unknown, meta: QueryMeta | undefined): unknown {
  const keep = meta?.['keep'] as ((body: unknown) => unknown) | undefined
  return keep ? keep(body) : body
}

/** How long a list stays unrolled while nobody looks at it, in milliseconds. */
const keptFor = 30 * 60_000

/**
 * A read of a list that is unrolled part by part (docs/api.md, Lists). `query` has the size of a part, and the
 * cursor of where to begin. What has been unrolled is not read again by itself: someone who comes back finds it
 * as they left it. Of each part's body it keeps what `keep` does.
 */
export function readInParts<Key extends ReadKey, Kept = Answer<Key>>(
  key: Key,
  params: PathParams<Key>,
  query: Query,
  keep?: (body: Answer<Key>) => Kept,
) {
  type Body = Part<Kept>
  return infiniteQueryOptions<Body, Error, InfiniteData<Body, Query>, ReadQueryKey, Query>({
    queryKey: [key, params, query, 'in parts'],
    ...(keep && { meta: { keep } }),
    initialPageParam: query,
    getNextPageParam: ({ next }) => (next === null ? null : { ...query, cursor: next }),
    gcTime: keptFor,
    refetchOnMount: false,
    // Parts that are there stay the same objects, so that only new ones are rendered.
    structuralSharing: false,
  })
}
