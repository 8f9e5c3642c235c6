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
  const [stores, reviews, blogs] = results.map((each) => (each.status === 'fulfilled' ? each.value : null))
  const [first] = results
  if (first?.status === 'rejected' && reviews === null && blogs === null) throw first.reason
  return { stores: stores ?? null, reviews: reviews ?? null, blogs: blogs ?? null }
}

async function readWaiting(): Promise<Record<string, number>> {
  const lists = Object.entries<List>({ reviews: reviews.list('pending'), ...waitingLists })
  const counts = lists.map(
    async ([name, list]) => [name, (await queryItems(list, mostWaiting)).length] as const,
  )
  return Object.fromEntries(await Promise.all(counts))
}

export const statsRoutes = {
  'GET /stats': () => readStats(),
  'GET /waiting': () => readWaiting(),
} satisfies Partial<RouteFunctions<'admin'>>
