import { approveReview, rejectReview, unapproveReview } from './decide-review'
import { listDecisions, readRates } from './decision'
import { countOf } from '#domain/http/paging'
import { findReviews, listReviews } from './list-reviews'
import { deleteReview, restoreReview, updateReview } from './review'
import { getReview, reviews, staffReviews } from './review'
import { getPendingPicture } from './review-picture'
import { listDeletedWithStores } from '#functions/store/deleted-with-stores'
import type { RouteFunctions } from '#functions/http/call'
import { readPage } from '#table/read'

export const reviewAdminRoutes = {
  'GET /reviews/pending': ({ query }) => readPage(reviews.list('pending'), query, staffReviews),
  'GET /reviews/rejected': ({ query }) => readPage(reviews.list('rejected'), query, staffReviews),
  'GET /reviews': ({ query }) => listReviews(query),
  'GET /reviews/count': async ({ query }) => countOf(await findReviews(query)),
  'GET /reviews/{id}': ({ params }) => getReview(params.id),
  'GET /reviews/{id}/picture': async ({ params }) => ({ picture: await getPendingPicture(params.id) }),
  'PUT /reviews/{id}': ({ params, body, versions, caller, now }) =>
    updateReview(params.id, { fields: body, versions, by: caller.id }, now),
  'PATCH /reviews/by-id/{id}/approve': ({ params, versions, caller, now }) =>
    approveReview(params.id, { by: caller.id, versions }, now),
  'DELETE /reviews/{id}': ({ params, versions, caller, now }) =>
    deleteReview(params.id, versions, now, caller.id),
  'GET /reviews/deleted': ({ query, now }) => listDeletedWithStores('REVIEW', query, now),
  'POST /reviews/{id}/restore': ({ params, caller, now }) => restoreReview(params.id, caller.id, now),
  'PATCH /reviews/by-id/{id}/reject': ({ params, body, versions, caller, now }) =>
    rejectReview(params.id, { ...body, by: caller.id, versions }, now),
  'PATCH /reviews/by-id/{id}/unapprove': ({ params, versions, caller, now }) =>
    unapproveReview(params.id, { by: caller.id, versions }, now),
  'GET /decisions': ({ query, now }) => listDecisions(query, now),
  'GET /decisions/rates': ({ now }) => readRates(now),
} satisfies Partial<RouteFunctions<'admin'>>
