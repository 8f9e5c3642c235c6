import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { AnswerPage } from './answer-page'
import type { ReadQueryKey } from './read'

type Query = Record<string, string>

interface LateRead {
  client: QueryClient
  queryKey: ReadQueryKey
  /** For a list that is read page by page. */
  pageParam?: unknown
}

/** Shows an answer that came after the timeout, unless a retry was quicker. */
export function showLateAnswer({ client, queryKey, pageParam }: LateRead, answer: unknown): void {
  const isPage = queryKey[3] === 'in pages'
  client.setQueryData(queryKey, (shown: unknown) => {
    if (isPage) return withPage(shown as Pages | undefined, answer as AnswerPage<unknown>, pageParam as Query)
    return shown === undefined ? answer : undefined
  })
}

type Pages = InfiniteData<AnswerPage<unknown>, Query>

/** Adds the page to the list. Undefined if it is not the next page: the cached list then stays as it is. */
function withPage(list: Pages | undefined, page: AnswerPage<unknown>, from: Query): Pages | undefined {
  if (!list) return { pages: [page], pageParams: [from] }
  if (list.pages.at(-1)?.next !== from['cursor']) return undefined
  return { pages: [...list.pages, page], pageParams: [...list.pageParams, from] }
}
