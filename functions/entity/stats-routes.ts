import type { RouteFunctions } from '#functions/http/call'
import { readStats } from './counter'

export const statsRoutes = {
  'GET /stats': () => readStats(),
} satisfies Partial<RouteFunctions<'admin'>>
