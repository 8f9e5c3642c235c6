import { reviewChangesSchema } from '#domain/review'
import { approveReview, deleteReview, updateReview } from '#functions/entities/edit-review'
import { getReview, listPendingReviews, listReviews } from '#functions/entities/review'
import { getPendingPicture } from '#functions/entities/review-picture'
import type { Call, Reply } from '#functions/http/call'
import { versionsOf } from '#functions/http/if-match'
import { listReply, pageOf } from '#functions/http/list-reply'
import { pathId } from '#functions/http/path-id'

/** All reviews, the newest first. */
export async function getReviews(call: Call): Promise<Reply> {
  return listReply('GET /reviews', call, await listReviews(pageOf(call)))
}

/** The reviews that wait to be approved (product.md, section 4), the newest first. */
export async function getPendingReviews(call: Call): Promise<Reply> {
  return listReply('GET /reviews/pending', call, await listPendingReviews(pageOf(call)))
}

/** One review. */
export async function getReviewById(call: Call): Promise<Reply> {
  return { status: 200, body: await getReview(pathId(call, 'review')) }
}

/** The picture of a review that visitors don't see yet. */
export async function getReviewPicture(call: Call): Promise<Reply> {
  return { status: 200, body: { picture: await getPendingPicture(pathId(call, 'review')) } }
}

/** Changes text and rating of a review, or one of them. */
export async function putReview(call: Call): Promise<Reply> {
  const change = { fields: reviewChangesSchema.parse(call.json()), versions: versionsOf(call) }
  return { status: 200, body: await updateReview(pathId(call, 'review'), change) }
}

/** Lets visitors see a review. Doing it again changes nothing. */
export async function patchReviewApproved(call: Call): Promise<Reply> {
  return { status: 200, body: await approveReview(pathId(call, 'review'), call.now) }
}

/** Deletes a review. */
export async function removeReview(call: Call): Promise<Reply> {
  await deleteReview(pathId(call, 'review'), versionsOf(call), call.now)
  return { status: 204, body: null }
}
