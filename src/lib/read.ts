import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryMeta,
  type UndefinedInitialDataOptions,
} from '@tanstack/react-query'
import type { Answer, ReadKey } from '#domain/api/api'
import type { PathParams } from '#domain/api/path'
import type { AnswerPage } from './answer-page'

type Query = Record<string, string>

/** The route, its path parameters, its query string, and whether in pages or only the first page. */
export type ReadQueryKey = readonly [ReadKey, Record<string, string>, Query, ('in pages' | 'first page')?]

type OneRead<Data> = UndefinedInitialDataOptions<Data> & { queryKey: ReadQueryKey }

/** A read of the API. `select` reduces the answer to what is shown, alike for all reads of a key. */
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

/** Reads only the first page of a list, with the cursor of the next one. `select` reduces the body. */
export function readFirstPage<Key extends ReadKey, Selected = Answer<Key>>(
  key: Key,
  params: PathParams<Key>,
  query: Query = {},
  select?: (body: Answer<Key>) => Selected,
): OneRead<AnswerPage<Selected>> {
  return { queryKey: [key, params, query, 'first page'], ...(select && { meta: { select } }) }
}

export function selectedOf(body: unknown, meta: QueryMeta | undefined): unknown {
  const select = meta?.['select'] as ((body: unknown) => unknown) | undefined
  return select ? select(body) : body
}

/** In milliseconds, after the list was last shown. */
const listCacheTime = 30 * 60_000

/** A list read page by page (docs/api.md, Lists), which stays as it was for a visitor who returns. */
export function readInPages<Key extends ReadKey, Selected = Answer<Key>>(
  key: Key,
  params: PathParams<Key>,
  query: Query,
  select?: (body: Answer<Key>) => Selected,
) {
  type Body = AnswerPage<Selected>
  return infiniteQueryOptions<Body, Error, InfiniteData<Body, Query>, ReadQueryKey, Query>({
    queryKey: [key, params, query, 'in pages'],
    ...(select && { meta: { select } }),
    initialPageParam: query,
    getNextPageParam: ({ next }) => (next === null ? null : { ...query, cursor: next }),
    gcTime: listCacheTime,
    refetchOnMount: false,
    structuralSharing: false,
  })
}
