import { mostWaiting, type Stats } from '#domain/api/stats'
import { readCount } from '#functions/entity/counter'
import { waitingLists } from '#functions/features/waiting'
import { reviews } from '#functions/review/review'
import type { List } from '#table/cursor'
import { queryItems } from '#table/read'
import type { RouteFunctions } from '#functions/http/call'

/** Null for a count that could not be read. Throws if none could. */
async function readStats(): Promise<Stats> {
  const results = await Promise.allSettled((['STORE', 'REVIEW', 'BLOG'] as const).map(readCount))
  const [stores, reviewed, blogs] = results.map((each) => (each.status === 'fulfilled' ? each.value : null))
  const [first] = results
  if (first?.status === 'rejected' && reviewed === null && blogs === null) throw first.reason
  return { stores: stores ?? null, reviews: reviewed ?? null, blogs: blogs ?? null }
}

function readWaiting(): Promise<{ name: string; count: number }[]> {
  const lists = Object.entries<List>({ reviews: reviews.list('pending'), ...waitingLists })
  return Promise.all(
    lists.map(async ([name, list]) => ({ name, count: (await queryItems(list, mostWaiting)).length })),
  )
}

export const statsRoutes = {
  'GET /stats': () => readStats(),
  'GET /waiting': () => readWaiting(),
} satisfies Partial<RouteFunctions<'admin'>>
