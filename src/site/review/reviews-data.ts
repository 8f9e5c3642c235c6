import type { Review } from '#domain/review'
import type { Load } from '#lib/load'
import { pageQuery } from '#lib/page-query'
import { readInPages } from '#lib/read'

const atOnce = '24'

export const reviewsRead = (search: URLSearchParams) =>
  readInPages('GET /reviews/approved', {}, pageQuery(atOnce, search), (reviews) => reviews.map(shownOf))

/** What the card of a review shows. */
export type ShownReview = ReturnType<typeof shownOf>

function shownOf({ _id, reviewerName, profilePicture, text, rating, storeId, createdAt }: Review) {
  return { _id, reviewerName, profilePicture, text, rating, storeId, createdAt }
}

export const load: Load = async (fetch, _, search) => {
  await fetch(reviewsRead(search))
}
