import { type InfiniteData, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { ListPage } from './list-page'
import type { ReadQueryKey } from './read'

type Query = Record<string, string>
type Options<Body> = UseInfiniteQueryOptions<
  ListPage<Body>,
  Error,
  InfiniteData<ListPage<Body>, Query>,
  ReadQueryKey,
  Query
>

/** A list as far as it has been loaded. */
export interface LongList<Item> {
  /** The pages it consists of so far; undefined while none has come. */
  pages: Item[][] | undefined
  /** Why nothing has come. */
  error: Error | null
  retry: () => unknown
  /** The cursor of what follows; null at the end. */
  next: string | null
  loadMore: () => unknown
  /** Whether more is on its way, or could not be read. */
  more: 'idle' | 'loading' | 'failed'
}

/**
 * Reads a list page by page. `head` is the first answer, which may hold more than items: `itemsOf` finds
 * them.
 */
export function useLongList<Body, Item>(
  read: Options<Body>,
  itemsOf: (body: Body) => Item[],
): LongList<Item> & { head: Body | undefined } {
  const { data, error, refetch, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(read)
  return {
    head: data?.pages[0]?.body,
    pages: data?.pages.map(({ body }) => itemsOf(body)),
    error: data ? null : error,
    retry: refetch,
    next: data?.pages.at(-1)?.next ?? null,
    loadMore: fetchNextPage,
    more: moreIs(isFetchingNextPage, isFetchNextPageError),
  }
}

/** The `itemsOf` of a route that answers with the items alone. */
export const identity = <Item>(items: Item[]): Item[] => items

function moreIs(loading: boolean, failed: boolean) {
  if (loading) return 'loading'
  return failed ? 'failed' : 'idle'
}
