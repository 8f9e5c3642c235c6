import type { RouteFunctions } from '#functions/http/create-handler'
import { getBlogById, getBlogs } from './blog'
import { getCategories, getCategory, getTopCategories } from './category'
import { getCouponById, getCoupons } from './coupon'
import { getOpenApi } from './openapi'
import { postCouponView } from './coupon-view'
import { postMessage } from './message'
import { getApprovedReviews, postReview } from './review'
import { getUserPool, login, logout, refresh } from './session'
import { getCouponsOfStore, getStore, getStores, getStoresFound, getTopStores } from './store'

/** What visitors call, and the session calls. The pages function calls the reads too, without HTTP in between. */
export const siteRoutes: RouteFunctions = {
  'GET /stores': getStores,
  'GET /stores/topStores': getTopStores,
  'GET /stores/slug/{slug}': getStore,
  'GET /stores/search/{term}': getStoresFound,
  'GET /stores/coupons/{storeId}': getCouponsOfStore,
  'GET /coupons': getCoupons,
  'GET /coupons/{id}': getCouponById,
  'GET /categories': getCategories,
  'GET /categories/top': getTopCategories,
  'GET /categories/slug/{slug}': getCategory,
  'GET /reviews/approved': getApprovedReviews,
  'POST /reviews/create': postReview,
  'GET /blogs': getBlogs,
  'GET /blogs/{id}': getBlogById,
  'POST /coupons/{id}/views': postCouponView,
  'POST /messages': postMessage,
  'POST /users/login': login,
  'POST /users/refresh': refresh,
  'POST /users/logout': logout,
  'GET /users/pool': getUserPool,
  'GET /openapi.json': getOpenApi,
}
