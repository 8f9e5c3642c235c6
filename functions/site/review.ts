import * as z from 'zod'
import { AppError } from '#domain/errors'
import { id } from '#domain/text'
import { listApprovedReviews, listApprovedReviewsOf } from '#functions/entities/review'
import type { Call, Reply } from '#functions/http/call'
import { listReply, pageOf } from '#functions/http/list-reply'

const orderSchema = z.object({
  sort: z.enum(['newest', 'rating'], { error: 'sort must be newest or rating.' }).default('newest'),
  storeId: id.optional(),
})

/** Approved reviews: the newest first, or with ?sort=rating the best first; with ?storeId= those of a store. */
export async function getApprovedReviews(call: Call): Promise<Reply> {
  const { sort, storeId } = orderSchema.parse(call.query)
  if (storeId === undefined) {
    return listReply('GET /reviews/approved', call, await listApprovedReviews(sort, pageOf(call)))
  }
  if (sort === 'rating') throw unsorted()
  return listReply('GET /reviews/approved', call, await listApprovedReviewsOf(storeId, pageOf(call)))
}

function unsorted() {
  const message = 'The reviews of one store come newest first.'
  return new AppError('invalid', message, { fields: { sort: message } })
}
