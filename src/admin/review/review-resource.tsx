import { reviewChangesSchema } from '#domain/review/review'
import { httpStatusOf } from '#lib/api-error'
import { adminPages } from '../admin-pages'
import { failureText } from '../components/feedback/failure-text'
import { readsWithReviews } from '../features/reads'
import { changing, reading } from '../resource/calls'
import type { NonEmpty } from '../resource/removal'
import { resource } from '../resource/resource'
import { restoring } from '../resource/use-restore'
import { callAsStaff } from '../calls/staff-call'
import { nameOfReview, reviewColumns } from './review-columns'
import { isRejected, type ReviewWithState, stateText } from './review-state'
import { changedReviewFields, newReviewFields, newReviewSchema } from './review-fields'

export const reviews = resource({
  name: 'review',
  nameOf: nameOfReview,
  reads: [
    'GET /reviews',
    'GET /reviews/count',
    'GET /reviews/pending',
    'GET /reviews/approved',
    'GET /reviews/rejected',
    'GET /decisions',
    'GET /decisions/rates',
    'GET /stats',
    ...readsWithReviews,
  ],
  list: {
    ...adminPages.reviews,
    columns: [...reviewColumns, { label: 'State', width: 7, cell: stateText }],
    exported: {
      Reviewer: ({ reviewerName }) => reviewerName,
      Picture: ({ profilePicture }) => profilePicture,
      Store: ({ storeId }) => storeId.name,
      Rating: ({ rating }) => rating,
      Review: ({ text }) => text,
      Answer: ({ answer }) => answer?.text,
      Date: ({ createdAt }) => createdAt,
      State: stateText,
    },
    empty: 'No reviews available yet.',
  },
  create: {
    ...adminPages.createReview,
    schema: newReviewSchema,
    fields: newReviewFields,
    invalidText: ({ rating, reviewerName, text, storeId }) =>
      [rating, reviewerName, text, storeId].every((value) => String(value).trim() !== '')
        ? undefined
        : 'Please fill in all fields.',
    save: (body, { idempotencyKey }) => logged(callAsStaff('POST /reviews/create', { body, idempotencyKey })),
    saved: () => ({ text: 'Review added successfully' }),
    // A refusal has a reason. Without an answer the message suggests another try.
    failed: (error) =>
      (httpStatusOf(error) ?? 500) < 500
        ? failureText('Failed to create review.', error)
        : 'Failed to add review. Please try again.',
  },
  edit: {
    title: ({ storeId, reviewerName }) => `Edit the review of ${storeId.name} by ${reviewerName}`,
    schema: reviewChangesSchema.required(),
    fields: changedReviewFields,
    read: reading('GET /reviews/{id}'),
    ahead: ({ rating, text, source }) => ({ rating, text, source }),
    save: (review, fields, saving) => logged(changing('PUT /reviews/{id}')(review, fields, saving)),
    saved: () => ({ text: 'Review updated successfully!' }),
    failed: (error) => failureText('Error updating review!', error),
  },
  remove: {
    question: ([review, ...others]) =>
      others.length === 0
        ? {
            question: 'Are you sure you want to delete this review?',
            detail: `It is ${nameOfReview(review)}.`,
          }
        : { question: `Are you sure you want to delete these ${others.length + 1} reviews?` },
    call: ({ _id: id }) => logged(callAsStaff('DELETE /reviews/{id}', { params: { id } })),
    done: (items, count) => doneText(items, count, 'deleted'),
    failed: ({ length }) => failedText('Error deleting review!', length),
    restoration: restoring('reviews', 'review'),
    isFinal: isRejected,
  },
})

export function doneText(
  [{ storeId, reviewerName }, ...others]: NonEmpty<ReviewWithState>,
  count: number,
  what: string,
) {
  return {
    text: `${count === 1 ? 'Review' : `${count} reviews`} ${what} successfully!`,
    ...(others.length === 0 && { detail: `${storeId.name}, by ${reviewerName}` }),
  }
}

export function failedText(text: string, count: number): string {
  return count === 1 ? text : `${text} (${count} reviews)`
}

/** Logs why a change failed, and throws the error again. */
function logged<Result>(call: Promise<Result>): Promise<Result> {
  return call.catch((error: unknown) => {
    console.error('A review could not be saved.', error)
    throw error
  })
}
