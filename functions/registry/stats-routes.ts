import type { Stats } from '#domain/api/stats'
import { readCount } from '#functions/entity/counter'
import type { RouteFunctions } from '#functions/http/call'

/** Null for a count that could not be read. Throws if none could. */
async function readStats(): Promise<Stats> {
  const results = await Promise.allSettled((['STORE', 'REVIEW', 'BLOG'] as const).map(readCount))
  const [stores, reviews, blogs] = results.map((each) => (each.status === 'fulfilled' ? each.value : null))
  const [first] = results
  if (first?.status === 'rejected' && reviews === null && blogs === null) throw first.reason
  return { stores: stores ?? null, reviews: reviews ?? null, blogs: blogs ?? null }
}

export const statsRoutes = {
  'GET /stats': () => readStats(),
} satisfies Partial<RouteFunctions<'admin'>>
