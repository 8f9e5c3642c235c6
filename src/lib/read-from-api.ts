import type { QueryFunction, QueryFunctionContext } from '@tanstack/react-query'
import { callApiForPart, callApiForWhole } from './api-client'
import { showLateAnswer } from './late-answer'
import { isReadTimeout, withinReadTimeout } from './read-timeout'
import { keptOf, type ReadQueryKey } from './read'

/** Answers a visitor's query with a call of its route. What comes after it was said to have failed is shown then. */
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
  const [key, params, query, inParts] = queryKey
  if (!inParts) return keptOf(await callApiForWhole(key, { params, query, signal }), meta)
  const request = { params, query: pageParam as Record<string, string>, signal }
  const part = await callApiForPart(key, request)
  return { ...part, body: keptOf(part.body, meta) }
}
