import type { QueryFunction } from '@tanstack/react-query'
import { callApi, callApiForPart } from './api-client'
import { withinPatience } from './patience'
import { keptOf, type ReadQueryKey } from './read'

/** Answers a visitor's query with a call of its route. */
export const readFromApi: QueryFunction<unknown, ReadQueryKey> = async ({
  queryKey: [key, params, query, inParts],
  pageParam,
  meta,
  signal,
}) => {
  const patient = withinPatience(signal)
  if (!inParts) return keptOf(await callApi(key, { params, query, signal: patient }), meta)
  const request = { params, query: pageParam as Record<string, string>, signal: patient }
  const part = await callApiForPart(key, request)
  return { ...part, body: keptOf(part.body, meta) }
}
