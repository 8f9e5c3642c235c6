import type { QueryFunction, QueryFunctionContext } from '@tanstack/react-query'
import { callApiWithNext, callApiForWhole } from './api-client'
import { showLateAnswer } from './late-answer'
import { isReadTimeout, withinReadTimeout } from './read-timeout'
import { selectedOf, type ReadQueryKey } from './read'

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
