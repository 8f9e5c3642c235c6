import { mostWaiting, type Stats } from '#domain/api/stats'
import { readCount } from '#functions/entity/counter'
import { waitingCounts } from '#functions/features/waiting'
import { reviews } from '#functions/review/review'
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

function readWaiting(now: Date): Promise<{ name: string; count: number }[]> {
  const counts: typeof waitingCounts = {
    reviews: async () => (await queryItems(reviews.list('pending'), mostWaiting)).length,
    ...waitingCounts,
  }
  return Promise.all(Object.entries(counts).map(async ([name, count]) => ({ name, count: await count(now) })))
}

export const statsRoutes = {
  'GET /stats': () => readStats(),
  'GET /waiting': ({ now }) => readWaiting(now),
} satisfies Partial<RouteFunctions<'admin'>>
