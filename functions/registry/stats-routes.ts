import type { RouteFunctions } from '#functions/http/call'
import { readStats } from '#functions/entity/counter'

export const statsRoutes = {
  'GET /stats': () => readStats(),
} satisfies Partial<RouteFunctions<'admin'>>
