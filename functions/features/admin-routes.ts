import { clickStatsRoutes } from './click/admin-routes'
import { importRoutes } from './import/admin-routes'
import { proofRoutes } from './proof/admin-routes'
import { reportAdminRoutes } from './report/admin-routes'

export const featureAdminRoutes = {
  ...clickStatsRoutes,
  ...importRoutes,
  ...proofRoutes,
  ...reportAdminRoutes,
}
