import type { RouteFunctions } from '#functions/http/create-handler'
import { postCouponView } from './coupon-view'
import { postMessage } from './message'
import { postReview } from './new-review'
import { getOpenApi } from './openapi'
import { postForgottenPassword, postPasswordReset } from './password'
import { siteReads } from './reads'
import { login, logout, refresh } from './session'

/** What visitors call, and the session calls. */
export const siteRoutes: RouteFunctions = {
  ...siteReads,
  'POST /reviews/create': postReview,
  'POST /coupons/{id}/views': postCouponView,
  'POST /messages': postMessage,
  'POST /users/login': login,
  'POST /users/refresh': refresh,
  'POST /users/logout': logout,
  'POST /users/forgotten-password': postForgottenPassword,
  'POST /users/reset-password': postPasswordReset,
  'GET /openapi.json': getOpenApi,
}
