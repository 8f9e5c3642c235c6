import { createHandler } from '#functions/http/create-handler'
import { couponViewRoutes } from './coupon-view'
import { messageRoutes } from './message'
import { newReviewRoutes } from './new-review'
import { passwordRoutes } from './password'
import { siteReads } from './reads'
import { sessionRoutes } from './session'

/** The Lambda function for visitors and sessions. */
export const handler = createHandler<'site'>({
  ...siteReads,
  ...couponViewRoutes,
  ...newReviewRoutes,
  ...messageRoutes,
  ...sessionRoutes,
  ...passwordRoutes,
})
