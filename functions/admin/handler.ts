import { createHandler } from '#functions/http/create-handler'
import { blogRoutes } from './blog'
import { categoryRoutes } from './category'
import { couponRoutes } from './coupon'
import { messageRoutes } from './message'
import { ownAccountRoutes } from './own-account'
import { reportRoutes } from './report'
import { reviewRoutes } from './review'
import { statsRoutes } from './stats'
import { storeRoutes } from './store'
import { userRoutes } from './user'

/** The Lambda function for staff. */
export const handler = createHandler<'admin'>({
  ...storeRoutes,
  ...couponRoutes,
  ...categoryRoutes,
  ...reviewRoutes,
  ...blogRoutes,
  ...messageRoutes,
  ...reportRoutes,
  ...userRoutes,
  ...ownAccountRoutes,
  ...statsRoutes,
})
