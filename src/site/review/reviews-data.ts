import type { Review } from '#domain/review'
import type { Load } from '../../lib/load'
import { partQuery } from '../../lib/part-query'
import { readInParts } from '../../lib/read'

const atOnce = '24'

export const reviewsRead = (search: URLSearchParams) =>
  readInParts('GET /reviews/approved', {}, partQuery(atOnce, search), (reviews) => reviews.map(shownOf))

/** What the card of a review shows. */
export type ShownReview = ReturnType<typeof shownOf>

function shownOf({ _id, reviewerName, profilePicture, text, rating, storeId, createdAt }: Review) {
  return { _id, reviewerName, profilePicture, text, rating, storeId, createdAt }
}

export const load: Load = async (fetch, _, search) => {
  await fetch(reviewsRead(search))
}
