import { LocalDate } from '#components/local-date'
import { Stars } from '#components/stars'
import { Excerpt } from '../components/table/excerpt'
import type { Column } from '../components/table/resource-table'
import { ReviewPicture } from './review-picture'
import type { ReviewWithState } from './review-state'

export const reviewColumns: readonly [Column<ReviewWithState>, ...Column<ReviewWithState>[]] = [
  { label: 'Reviewer', cell: ({ reviewerName }) => reviewerName },
  { label: 'Picture', isShort: true, cell: (review) => <ReviewPicture review={review} /> },
  { label: 'Store', cell: ({ storeId }) => storeId.name },
  { label: 'Rating', isShort: true, cell: ({ rating }) => <Stars rating={rating} /> },
  { label: 'Review', cell: ({ text }) => <Excerpt text={text} /> },
  { label: 'Date', isShort: true, cell: ({ createdAt }) => <LocalDate iso={createdAt} /> },
]

export function nameOfReview({
  reviewerName,
  storeId,
}: Pick<ReviewWithState, 'reviewerName' | 'storeId'>): string {
  return `the review of ${storeId.name} by ${reviewerName}`
}
