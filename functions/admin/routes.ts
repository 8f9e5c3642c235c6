import type { RouteFunctions } from '#functions/http/create-handler'
import { postBlog } from './blog'
import { makeTop, postCategory, putCategory, removeCategory, removeTop } from './category'
import { getMostViewedCoupons, postCoupon, putCoupon, removeCoupon } from './coupon'
import { getMessages, removeMessage } from './message'
import { postPassword, postSecondStep, postSecondStepOff, postSecondStepOn } from './own-account'
import {
  getPendingReviews,
  getReviewById,
  getReviewPicture,
  getReviews,
  patchReviewApproved,
  putReview,
  removeReview,
} from './review'
import { getStats } from './stats'
import { getDeletedStores, postStore, postStoreRestored, putStore, removeStore } from './store'
import { getUsers, patchUser, postUser, removeUser } from './user'

/** What staff call. */
export const adminRoutes: RouteFunctions = {
  'POST /stores/create': postStore,
  'PUT /stores/by-id/{id}': putStore,
  'DELETE /stores/by-id/{id}': removeStore,
  'GET /stores/deleted': getDeletedStores,
  'POST /stores/by-id/{id}/restore': postStoreRestored,
  'GET /coupons/mostViewed': getMostViewedCoupons,
  'POST /coupons/create': postCoupon,
  'PUT /coupons/{id}': putCoupon,
  'DELETE /coupons/{id}': removeCoupon,
  'POST /categories': postCategory,
  'PUT /categories/{id}': putCategory,
  'PATCH /categories/{id}/make-top': makeTop,
  'PATCH /categories/{id}/remove-top': removeTop,
  'DELETE /categories/{id}': removeCategory,
  'POST /blogs/create': postBlog,
  'GET /reviews': getReviews,
  'GET /reviews/pending': getPendingReviews,
  'GET /reviews/{id}': getReviewById,
  'GET /reviews/{id}/picture': getReviewPicture,
  'PUT /reviews/{id}': putReview,
  'PATCH /reviews/by-id/{id}/approve': patchReviewApproved,
  'DELETE /reviews/{id}': removeReview,
  'GET /users/': getUsers,
  'POST /users/register': postUser,
  'PATCH /users/{id}': patchUser,
  'DELETE /users/{id}': removeUser,
  'POST /users/password': postPassword,
  'POST /users/second-step': postSecondStep,
  'POST /users/second-step/on': postSecondStepOn,
  'POST /users/second-step/off': postSecondStepOff,
  'GET /stats': getStats,
  'GET /messages': getMessages,
  'DELETE /messages/{id}': removeMessage,
}
