import { Stars } from '#components/stars'
import { reviewsOf } from '../admin-pages'
import { RelativeDate } from '../components/table/relative-date'
import type { Columns } from '../components/table/column'
import { StoreLink } from '../store/store-link'
import { ReviewPicture } from './review-picture'
import type { ReviewWithState } from './review-state'

export const reviewColumns: Columns<ReviewWithState> = [
  { label: 'Reviewer', width: 9, cell: ({ reviewerName }) => reviewerName },
  { label: 'Picture', width: 5, isWide: true, cell: (review) => <ReviewPicture review={review} /> },
  {
    label: 'Store',
    width: 9,
    isExtra: true,
    cell: ({ storeId: { _id, name } }) => <StoreLink name={name} to={reviewsOf(_id)} />,
  },
  { label: 'Rating', width: 6.5, cell: ({ rating }) => <Stars rating={rating} /> },
  { label: 'Review', cell: ({ text }) => text },
  { label: 'Date', width: 7, isExtra: true, cell: ({ createdAt }) => <RelativeDate iso={createdAt} /> },
]

export function nameOfReview({
  reviewerName,
  storeId,
}: Pick<ReviewWithState, 'reviewerName' | 'storeId'>): string {
  return `the review of ${storeId.name} by ${reviewerName}`
}
