import { readStats } from '#functions/entities/counter'
import type { RouteFunctions } from '#functions/http/call'

export const statsRoutes = {
  'GET /stats': () => readStats(),
} satisfies Partial<RouteFunctions<'admin'>>
