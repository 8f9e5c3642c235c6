import type { QueryFunction } from '@tanstack/react-query'
import { callApi, callApiForPart } from './api-client'
import { withinPatience } from './patience'
import type { ReadQueryKey } from './read'

/** Answers a visitor's query with a call of its route. */
export const readFromApi: QueryFunction<unknown, ReadQueryKey> = ({
  queryKey: [key, params, query, inParts],
  pageParam,
  signal,
}) => {
  const patient = withinPatience(signal)
  if (!inParts) return callApi(key, { params, query, signal: patient })
  return callApiForPart(key, { params, query: pageParam as Record<string, string>, signal: patient })
}
