import { listClicks } from '#functions/entities/click-stats'
import { readStats } from '#functions/entities/counter'
import type { RouteFunctions } from '#functions/http/call'

export const statsRoutes = {
  'GET /stats': () => readStats(),
  'GET /stats/clicks': ({ query, now }) => listClicks(query, now),
} satisfies Partial<RouteFunctions<'admin'>>
