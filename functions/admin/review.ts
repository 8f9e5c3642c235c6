import { approveReview } from '#functions/entities/approve-review'
import { deleteReview, updateReview } from '#functions/entities/review'
import { getReview, listPendingReviews, listReviews } from '#functions/entities/review'
import { getPendingPicture } from '#functions/entities/review-picture'
import type { RouteFunctions } from '#functions/http/call'

export const reviewRoutes = {
  'GET /reviews': ({ query }) => listReviews(query),
  'GET /reviews/pending': ({ query }) => listPendingReviews(query),
  'GET /reviews/{id}': ({ params }) => getReview(params.id),
  'GET /reviews/{id}/picture': async ({ params }) => ({ picture: await getPendingPicture(params.id) }),
  'PUT /reviews/{id}': ({ params, body, versions, now }) =>
    updateReview(params.id, { fields: body, versions }, now),
  'PATCH /reviews/by-id/{id}/approve': ({ params, now }) => approveReview(params.id, now),
  'DELETE /reviews/{id}': ({ params, versions, now }) => deleteReview(params.id, versions, now),
} satisfies Partial<RouteFunctions<'admin'>>
