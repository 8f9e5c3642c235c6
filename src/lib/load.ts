import type { InfiniteData, QueryKey, UseInfiniteQueryOptions, UseQueryOptions } from '@tanstack/react-query'

type OneRead<Data> = UseQueryOptions<Data, Error, Data>
type ReadInPages<Page, Key extends QueryKey, Cursor> = UseInfiniteQueryOptions<
  Page,
  Error,
  InfiniteData<Page, Cursor>,
  Key,
  Cursor
>

/**
 * Reads a query into the cache; resolves undefined where it fails, and the page shows that failure itself.
 */
export interface Fetch {
  <Data>(query: OneRead<Data>): Promise<Data | undefined>
  /** Of a list, the page that it begins with. */
  <Page, Key extends QueryKey, Cursor>(
    query: ReadInPages<Page, Key, Cursor>,
  ): Promise<InfiniteData<Page, Cursor> | undefined>
}

/**
 * What the server reads before it renders a page, by the names in its path and its query string. Answers with
 * the path that the page has by now, where it was asked for by a former one.
 */
export type Load = (
  fetch: Fetch,
  params: Record<string, string>,
  search: URLSearchParams,
) => Promise<string | undefined | void>
