import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Part } from './part'
import type { ReadQueryKey } from './read'

type Query = Record<string, string>

interface LateRead {
  client: QueryClient
  queryKey: ReadQueryKey
  /** Of a list that is read part by part: which part it is. */
  pageParam?: unknown
}

/** Shows an answer that came after the page had said that the read failed, unless another try was quicker. */
export function showLateAnswer({ client, queryKey, pageParam }: LateRead, answer: unknown): void {
  const isPart = queryKey[3] !== undefined
  client.setQueryData(queryKey, (shown: unknown) => {
    if (isPart) return withPart(shown as Parts | undefined, answer as Part<unknown>, pageParam as Query)
    return shown === undefined ? answer : undefined
  })
}

type Parts = InfiniteData<Part<unknown>, Query>

/** The list with the part at its end; undefined, which changes nothing, where that is not what follows. */
function withPart(list: Parts | undefined, part: Part<unknown>, from: Query): Parts | undefined {
  if (!list) return { pages: [part], pageParams: [from] }
  if (list.pages.at(-1)?.next !== from['cursor']) return undefined
  return { pages: [...list.pages, part], pageParams: [...list.pageParams, from] }
}
