import type { Review } from '#domain/review/review'
import { nameOf } from '#lib/select'

export const reviewsAtOnce = '24'

export type ShownReview = ReturnType<typeof visibleFields>

export function visibleFields(review: Review) {
  const { _id, reviewerName, profilePicture, text, rating, createdAt, source, editedAt, answer } = review
  const storeId = nameOf(review.storeId)
  return { _id, reviewerName, profilePicture, text, rating, storeId, createdAt, source, editedAt, answer }
}
