import type { Review } from '#domain/review'
import { publishPicture } from './review-picture'
import { reviews, type StoredReview, withStore } from './review'

/**
 * Makes a review and its picture visible to visitors (product.md, section 4). An approved review stays as it
 * is. The picture is first copied to a public path. Then one transaction approves the review and releases the
 * private picture. If the call ends in between, the copy is removed as an unused upload. Throws `not_found`.
 */
export async function approveReview(id: string, now: Date): Promise<Review> {
  const profilePicture = await publishPicture(id, now)
  const approve = (before: StoredReview) =>
    before.approved ? before : { ...before, approved: true, profilePicture }
  return withStore(await reviews.change(id, undefined, approve, now))
}
