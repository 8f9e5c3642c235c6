import type { QueryFunction, QueryFunctionContext } from '@tanstack/react-query'
import { callApiWithNext, callApiForWhole } from './api-client'
import { selectedOf } from './complete-answer'
import { showLateAnswer } from './late-answer'
import { isReadTimeout, withinReadTimeout } from './read-timeout'
import type { ReadQueryKey } from './read'

/** Answers a visitor's query with a call of its route. An answer after the timeout is shown when it comes. */
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
  if (!inPages) return selectedOf(key, await callApiForWhole(key, { params, query, signal }), meta)
  const request = { params, query: (pageParam as typeof query | undefined) ?? query, signal }
  const page = await callApiWithNext(key, request)
  return { ...page, body: selectedOf(key, page.body, meta) }
}
