import type { RouteFunctions } from '#functions/http/create-handler'
import { postCouponView } from './coupon-view'
import { postMessage } from './message'
import { postReview } from './new-review'
import { getOpenApi } from './openapi'
import { siteReads } from './reads'
import { getUserPool, login, logout, refresh } from './session'

/** What visitors call, and the session calls. */
export const siteRoutes: RouteFunctions = {
  ...siteReads,
  'POST /reviews/create': postReview,
  'POST /coupons/{id}/views': postCouponView,
  'POST /messages': postMessage,
  'POST /users/login': login,
  'POST /users/refresh': refresh,
  'POST /users/logout': logout,
  'GET /users/pool': getUserPool,
  'GET /openapi.json': getOpenApi,
}
