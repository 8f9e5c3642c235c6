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

/** A list with the pages loaded so far. */
export interface LongList<Item> {
  /** The loaded pages; undefined before the first one. */
  pages: Item[][] | undefined
  /** Why the first page failed. */
  error: Error | null
  retry: () => unknown
  /** The cursor of the next page; null at the end. */
  next: string | null
  loadMore: () => unknown
  /** The state of loading the next page. */
  more: 'idle' | 'loading' | 'failed'
}

/** Reads a list page by page. `head` is the first answer; `itemsOf` finds the items in an answer. */
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

/** The `itemsOf` of a route whose answer is the items. */
export const identity = <Item>(items: Item[]): Item[] => items

function moreIs(loading: boolean, failed: boolean) {
  if (loading) return 'loading'
  return failed ? 'failed' : 'idle'
}
