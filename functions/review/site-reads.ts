import { invalidField } from '#domain/http/errors'
import { listApprovedReviews, listApprovedReviewsOf } from './review'
import type { RouteFunctions } from '#functions/http/call'

export const reviewReads = {
  'GET /reviews/approved': async ({ query: { sort, by, storeId, ...page } }) => {
    if (storeId === undefined) return listApprovedReviews(sort, page, by)
    if (sort === 'rating') throw invalidField('sort', 'The reviews of one store come newest first.')
    if (by !== undefined) throw invalidField('by', 'The reviews of one store come from everybody.')
    return listApprovedReviewsOf(storeId, page)
  },
} satisfies Partial<RouteFunctions<'site'>>
