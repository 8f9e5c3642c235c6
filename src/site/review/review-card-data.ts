import type { Review } from '#domain/review/review'
import { storeName } from '../tile-fields'

export const reviewsAtOnce = '24'

export type ReviewCardData = ReturnType<typeof reviewCardFields>

export function reviewCardFields(review: Review) {
  const { _id, reviewerName, profilePicture, text, rating, createdAt, source, editedAt, answer } = review
  const storeId = storeName(review.storeId)
  return { _id, reviewerName, profilePicture, text, rating, storeId, createdAt, source, editedAt, answer }
}
