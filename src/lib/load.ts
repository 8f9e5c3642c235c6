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

/** The main reads of a page decide its status: 404, 410 or 503. A section fails alone. */
export interface PageReads {
  main: Fetch
  section: Fetch
}

/** Reads what the page shows, on the server before rendering. Returns a path to redirect to, or undefined. */
export type Load = (
  reads: PageReads,
  params: Record<string, string>,
  search: URLSearchParams,
) => Promise<string | undefined | void>
