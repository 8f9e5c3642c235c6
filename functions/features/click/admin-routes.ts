import type { RouteFunctions } from '#functions/http/call'
import { listClicks } from './click-stats'

export const clickAdminRoutes = {
  'GET /stats/clicks': ({ query, now }) => listClicks(query, now),
} satisfies Partial<RouteFunctions<'admin'>>
