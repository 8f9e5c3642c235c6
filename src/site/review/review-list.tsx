import { LongList } from '#components/long-list'
import { ListMessage } from '#components/list-message'
import type { LongList as List } from '#lib/use-long-list'
import type { ReviewCardData } from '../tile-fields'
import { Reviews } from './reviews'

export const reviewsAtOnce = '24'

export const ReviewList = ({ list }: { list: List<ReviewCardData> }) => (
  <LongList
    list={list}
    what="reviews"
    failed="Failed to load reviews. Please try again later."
    empty={<ListMessage>No reviews available yet.</ListMessage>}
    Page={Reviews}
  />
)
