import type { InfiniteData, QueryKey, UseInfiniteQueryOptions, UseQueryOptions } from '@tanstack/react-query'

export type OneRead<Data> = UseQueryOptions<Data, Error, Data>
export type ReadInPages<Page, Key extends QueryKey, Cursor> = UseInfiniteQueryOptions<
  Page,
  Error,
  InfiniteData<Page, Cursor>,
  Key,
  Cursor
>

/** Reads a query into the cache. Resolves undefined if it fails; the page shows the failure. */
export interface Fetch {
  <Data>(query: OneRead<Data>): Promise<Data | undefined>
  <Page, Key extends QueryKey, Cursor>(
    query: ReadInPages<Page, Key, Cursor>,
  ): Promise<InfiniteData<Page, Cursor> | undefined>
}

/** What the server reads before rendering. Returns the present path if the address is a former one. */
export type Load = (
  fetch: Fetch,
  params: Record<string, string>,
  search: URLSearchParams,
) => Promise<string | undefined | void>
