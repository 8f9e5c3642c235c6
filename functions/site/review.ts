import { AppError } from '#domain/errors'
import { listApprovedReviews, listApprovedReviewsOf } from '#functions/entities/review'
import type { RouteFunctions } from '#functions/http/call'

export const reviewReads = {
  'GET /reviews/approved': async ({ query: { sort, storeId, ...page } }) => {
    if (storeId === undefined) return listApprovedReviews(sort, page)
    if (sort === 'rating') throw unsorted()
    return listApprovedReviewsOf(storeId, page)
  },
} satisfies Partial<RouteFunctions<'site'>>

function unsorted() {
  const message = 'The reviews of one store come newest first.'
  return new AppError('invalid', message, { fields: { sort: message } })
}
