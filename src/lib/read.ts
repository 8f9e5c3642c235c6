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
 * The key of every query: the route, the names in its path, its query string, and whether it is read page by
 * page, or only its first page is.
 */
export type ReadQueryKey = readonly [ReadKey, Record<string, string>, Query, ('in pages' | 'first page')?]

type OneRead<Data> = UndefinedInitialDataOptions<Data> & { queryKey: ReadQueryKey }

/**
 * A read of the API as a query. The query client brings the function: fetch in the browser, a direct call of
 * the route's function on the server. A page's data travels twice, as HTML and as JSON, so `select` reduces
 * an answer to what is shown. All reads with the same key must select the same.
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

/** The first page of a list, with the cursor of the next one. `select` reduces its body. */
export function readFirstPage<Key extends ReadKey, Selected = Answer<Key>>(
  key: Key,
  params: PathParams<Key>,
  query: Query = {},
  select?: (body: Answer<Key>) => Selected,
): OneRead<ListPage<Selected>> {
  return { queryKey: [key, params, query, 'first page'], ...(select && { meta: { select } }) }
}

/** The selected part of an answer's body. */
export function selectedOf(body: unknown, meta: QueryMeta | undefined): unknown {
  const select = meta?.['select'] as ((body: unknown) => unknown) | undefined
  return select ? select(body) : body
}

/** Milliseconds for which a list stays in memory after it was last shown. */
const listCacheTime = 30 * 60_000

/**
 * A read of a list page by page (docs/api.md, Lists). `query` has the size of a page and the first cursor. A
 * loaded list is not read again automatically: a visitor who returns finds it unchanged. `select` reduces the
 * body of each page.
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
    // Loaded pages stay the same objects, so that only new ones render.
    structuralSharing: false,
  })
}
