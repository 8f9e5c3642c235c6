import { clickStatsRoutes } from './click/admin-routes'
import { proofRoutes } from './proof/admin-routes'
import { reportRoutes } from './report/admin-routes'

/** The calls of staff that features add. */
export const featureRoutes = { ...clickStatsRoutes, ...proofRoutes, ...reportRoutes }
