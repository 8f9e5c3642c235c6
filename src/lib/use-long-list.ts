import { type InfiniteData, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { AnswerPage } from './answer-page'
import type { ReadQueryKey } from './read'

type Query = Record<string, string>
type Options<Body> = UseInfiniteQueryOptions<
  AnswerPage<Body>,
  Error,
  InfiniteData<AnswerPage<Body>, Query>,
  ReadQueryKey,
  Query
>

export interface LongList<Item> {
  /** Undefined before the first page. */
  pages: Item[][] | undefined
  error: Error | null
  retry: () => unknown
  /** Cursor of the next page; null at the end. */
  next: string | null
  loadMore: () => unknown
  more: 'idle' | 'loading' | 'failed'
}

/** `head` is the first answer; `itemsOf` finds the items in an answer. */
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
    more: isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'idle',
  }
}

/** `itemsOf` for an answer that is the list itself. */
export const identity = <Item>(items: Item[]): Item[] => items
