import type { Review } from '#domain/review'
import { publishPicture } from './review-picture'
import { reviews, type StoredReview, withStore } from './review'

/**
 * Lets visitors see a review and its picture (product.md, section 4). One that is approved stays as it is.
 * The picture is kept anew under a public path before the one transaction that shows it and lets go of the
 * private one: cut off before that, it goes with what was uploaded for nothing. Throws `not_found`.
 */
export async function approveReview(id: string, now: Date): Promise<Review> {
  const profilePicture = await publishPicture(id, now)
  const approve = (before: StoredReview) =>
    before.approved ? before : { ...before, approved: true, profilePicture }
  return withStore(await reviews.change(id, undefined, approve, now))
}
