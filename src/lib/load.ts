import type { UseQueryOptions } from '@tanstack/react-query'

/** Reads a query into the cache; resolves undefined where it fails, and the page shows that failure itself. */
export type Fetch = <Data>(query: UseQueryOptions<Data, Error, Data>) => Promise<Data | undefined>

/** What the server reads before it renders a page, by the names in its path and its query string. */
export type Load = (fetch: Fetch, params: Record<string, string>, search: URLSearchParams) => Promise<void>
