import { clickStatsRoutes } from './click/admin-routes'
import { proofRoutes } from './proof/admin-routes'
import { reportRoutes } from './report/admin-routes'

export const featureAdminRoutes = { ...clickStatsRoutes, ...proofRoutes, ...reportRoutes }
