import type { QueryFunction, QueryFunctionContext, InfiniteData, QueryClient } from '@tanstack/react-query'
import { callApiWithNext, callApiForWhole } from './api-client'
import { isReadTimeout, withinReadTimeout } from './read-timeout'
import { selectedOf, type ReadQueryKey } from './read'
import type { AnswerPage } from './answer-page'

/** An answer after the timeout is shown when it comes. */
export const readFromApi: QueryFunction<unknown, ReadQueryKey> = async (context) => {
  const answer = ask(context)
  try {
    return await withinReadTimeout(answer, context.signal)
  } catch (error) {
    if (isReadTimeout(error)) {
      answer.then(
        (late) => showLateAnswer(context, late),
        () => undefined,
      )
    }
    throw error
  }
}

async function ask(context: QueryFunctionContext<ReadQueryKey>): Promise<unknown> {
  const { queryKey, pageParam, meta, signal } = context as typeof context & { pageParam?: unknown }
  const [key, params, query, inPages] = queryKey
  if (!inPages) return selectedOf(await callApiForWhole(key, { params, query, signal }), meta)
  const request = { params, query: (pageParam as typeof query | undefined) ?? query, signal }
  const page = await callApiWithNext(key, request)
  return { ...page, body: selectedOf(page.body, meta) }
}

type Query = Record<string, string>

interface LateRead {
  client: QueryClient
  queryKey: ReadQueryKey
  /** For a list that is read page by page. */
  pageParam?: unknown
}

/** Shows an answer that came after the timeout, unless a retry was quicker. */
function showLateAnswer({ client, queryKey, pageParam }: LateRead, answer: unknown): void {
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
