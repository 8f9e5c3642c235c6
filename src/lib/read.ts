import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryMeta,
  type UndefinedInitialDataOptions,
} from '@tanstack/react-query'
import type { Answer, ReadKey } from '#domain/api/api'
import type { PathParams } from '#domain/api/path'
import type { ListPage } from './list-page'

type Query = Record<string, string>

/**
 * The key of every query: the route it reads, the names in its path, its query string, and whether it is read
 * page by page.
 */
export type ReadQueryKey = readonly [ReadKey, Record<string, string>, Query, 'in pages'?]

type OneRead<Data> = UndefinedInitialDataOptions<Data> & { queryKey: ReadQueryKey }

/**
 * A read of the API as a query. It has no function of its own: the query client brings one, which is a fetch
 * in the browser and a direct call of the same route's function on the server. What a page arrives with
 * travels twice, as HTML and as data: `select` keeps of an answer what is shown. All reads with the same key
 * select the same.
 */
export function read<Key extends ReadKey>(
  key: Key,
  params: PathParams<Key>,
  query?: Query,
): OneRead<Answer<Key>>
export function read<Key extends ReadKey, Selected>(
  key: Key,
  params: PathParams<Key>,
  query: Query,
  select: (body: Answer<Key>) => Selected,
): OneRead<Selected>
export function read(
  key: ReadKey,
  params: Record<string, string>,
  query: Query = {},
  select?: (body: never) => unknown,
): OneRead<unknown> {
  return { queryKey: [key, params, query], ...(select && { meta: { select } }) }
}

/** What a query keeps of the body of its answer. */
export function selectedOf(body: unknown, meta: QueryMeta | undefined): unknown {
  const select = meta?.['select'] as ((body: unknown) => unknown) | undefined
  return select ? select(body) : body
}

/** How long a list stays loaded while nobody looks at it, in milliseconds. */
const listCacheTime = 30 * 60_000

/**
 * A read of a list that is loaded page by page (docs/api.md, Lists). `query` has the size of a page, and the
 * cursor of where to begin. What has been loaded is not read again by itself: someone who comes back finds it
 * as they left it. Of each page's body it keeps what `select` does.
 */
export function readInPages<Key extends ReadKey, Selected = Answer<Key>>(
  key: Key,
  params: PathParams<Key>,
  query: Query,
  select?: (body: Answer<Key>) => Selected,
) {
  type Body = ListPage<Selected>
  return infiniteQueryOptions<Body, Error, InfiniteData<Body, Query>, ReadQueryKey, Query>({
    queryKey: [key, params, query, 'in pages'],
    ...(select && { meta: { select } }),
    initialPageParam: query,
    getNextPageParam: ({ next }) => (next === null ? null : { ...query, cursor: next }),
    gcTime: listCacheTime,
    refetchOnMount: false,
    // Pages that are there stay the same objects, so that only new ones are rendered.
    structuralSharing: false,
  })
}
