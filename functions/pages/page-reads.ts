import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { httpStatusOf } from '#lib/api-error'
import type { Fetch, PageReads } from '#lib/load'

type AnyRead = FetchQueryOptions | FetchInfiniteQueryOptions

/** Reads into the cache of a page, which knows afterwards what has failed. */
export function readsWithStatus(client: QueryClient) {
  const statuses = { main: [] as number[], section: [] as number[], frame: [] as number[] }
  const readAs = (kind: keyof typeof statuses) =>
    (async (query: AnyRead) => {
      try {
        const data = await readInto(client, query)
        statuses[kind].push(200)
        return data
      } catch (error) {
        statuses[kind].push(httpStatusOf(error) ?? 500)
        return undefined
      }
    }) as Fetch
  return {
    reads: { main: readAs('main'), section: readAs('section') } satisfies PageReads,
    readFrame: readAs('frame'),
    statusOfReads: () => statusOfReads(statuses),
    isWhole: () => Object.values(statuses).flat().every(isOk),
  }
}

/** The server does not retry. The browser offers it. */
const readInto = (client: QueryClient, query: AnyRead): Promise<unknown> =>
  isInPages(query)
    ? client.fetchInfiniteQuery({ ...query, retry: false })
    : client.fetchQuery({ ...query, retry: false })

const isInPages = (query: AnyRead): query is FetchInfiniteQueryOptions => 'initialPageParam' in query

const isOk = (status: number) => status === 200
const isOurs = (status: number) => status >= 500

/** 503 if a main read or every read failed on our side; 404, or 410 if deleted. A section fails alone. */
function statusOfReads({ main, section }: Record<keyof PageReads, number[]>): number {
  const all = [...main, ...section]
  if (main.some(isOurs) || (all.length > 0 && all.every(isOurs))) return 503
  if (main.includes(410)) return 410
  return main.every(isOk) ? 200 : 404
}
