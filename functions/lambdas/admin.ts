import { blogAdminRoutes } from '#functions/blog/admin-routes'
import { categoryAdminRoutes } from '#functions/category/admin-routes'
import { couponAdminRoutes } from '#functions/coupon/admin-routes'
import { statsRoutes } from '#functions/registry/stats-routes'
import { featureAdminRoutes } from '#functions/features/admin-routes'
import { createHandler } from '#functions/http/create-handler'
import { messageAdminRoutes } from '#functions/message/admin-routes'
import { reviewAdminRoutes } from '#functions/review/admin-routes'
import { storeAdminRoutes } from '#functions/store/admin-routes'
import { userAdminRoutes } from '#functions/user/admin-routes'
import { ownAccountRoutes } from '#functions/user/own-account-routes'

export const handler = createHandler<'admin'>({
  ...storeAdminRoutes,
  ...couponAdminRoutes,
  ...categoryAdminRoutes,
  ...reviewAdminRoutes,
  ...blogAdminRoutes,
  ...messageAdminRoutes,
  ...userAdminRoutes,
  ...ownAccountRoutes,
  ...statsRoutes,
  ...featureAdminRoutes,
})
