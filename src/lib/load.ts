import type { InfiniteData, QueryKey, UseInfiniteQueryOptions, UseQueryOptions } from '@tanstack/react-query'

type OneRead<Data> = UseQueryOptions<Data, Error, Data>
type ReadInParts<Part, Key extends QueryKey, Cursor> = UseInfiniteQueryOptions<
  Part,
  Error,
  InfiniteData<Part, Cursor>,
  Key,
  Cursor
>

/** Reads a query into the cache; resolves undefined where it fails, and the page shows that failure itself. */
export interface Fetch {
  <Data>(query: OneRead<Data>): Promise<Data | undefined>
  /** Of a list, the part that it begins with. */
  <Part, Key extends QueryKey, Cursor>(
    query: ReadInParts<Part, Key, Cursor>,
  ): Promise<InfiniteData<Part, Cursor> | undefined>
}

/**
 * What the server reads before it renders a page, by the names in its path and its query string. Answers with the path
 * that the page has by now, where it was asked for by a former one.
 */
export type Load = (
  fetch: Fetch,
  params: Record<string, string>,
  search: URLSearchParams,
) => Promise<string | undefined | void>
