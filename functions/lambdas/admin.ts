import { blogRoutes } from '#functions/blog/admin-routes'
import { categoryRoutes } from '#functions/category/admin-routes'
import { couponRoutes } from '#functions/coupon/admin-routes'
import { statsRoutes } from '#functions/registry/stats-routes'
import { featureAdminRoutes } from '#functions/features/admin-routes'
import { createHandler } from '#functions/http/create-handler'
import { messageAdminRoutes } from '#functions/message/admin-routes'
import { reviewRoutes } from '#functions/review/admin-routes'
import { storeRoutes } from '#functions/store/admin-routes'
import { userRoutes } from '#functions/user/admin-routes'
import { ownAccountRoutes } from '#functions/user/own-account-routes'

export const handler = createHandler<'admin'>({
  ...storeRoutes,
  ...couponRoutes,
  ...categoryRoutes,
  ...reviewRoutes,
  ...blogRoutes,
  ...messageAdminRoutes,
  ...userRoutes,
  ...ownAccountRoutes,
  ...statsRoutes,
  ...featureAdminRoutes,
})
