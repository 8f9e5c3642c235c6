import type { RouteFunctions } from '#functions/http/create-handler'
import { getBlogById, getBlogs } from './blog'
import { getCategories, getCategory, getTopCategories } from './category'
import { getCouponById, getCoupons } from './coupon'
import { getApprovedReviews } from './review'
import { getCouponsOfStore, getStore, getStoreById, getStores, getStoresFound, getTopStores } from './store'

/** What visitors read. The pages function calls these too, without HTTP in between and without what writes need. */
export const siteReads: RouteFunctions = {
  'GET /stores': getStores,
  'GET /stores/topStores': getTopStores,
  'GET /stores/slug/{slug}': getStore,
  'GET /stores/by-id/{id}': getStoreById,
  'GET /stores/search/{term}': getStoresFound,
  'GET /stores/coupons/{storeId}': getCouponsOfStore,
  'GET /coupons': getCoupons,
  'GET /coupons/{id}': getCouponById,
  'GET /categories': getCategories,
  'GET /categories/top': getTopCategories,
  'GET /categories/slug/{slug}': getCategory,
  'GET /reviews/approved': getApprovedReviews,
  'GET /blogs': getBlogs,
  'GET /blogs/{id}': getBlogById,
}
