import { clickAdminRoutes } from './click/admin-routes'
import { importAdminRoutes } from './import/admin-routes'
import { proofAdminRoutes } from './proof/admin-routes'
import { reportAdminRoutes } from './report/admin-routes'

export const featureAdminRoutes = {
  ...clickAdminRoutes,
  ...importAdminRoutes,
  ...proofAdminRoutes,
  ...reportAdminRoutes,
}
