import type { Load } from '#lib/load'
import { pageQuery } from '#lib/page-query'
import { readInPages } from '#lib/read'
import { choosableRead, chosenRead } from './choosable-stores'
import { reviewsAtOnce, visibleFields } from './shown-review'

export const reviewsRead = (search: URLSearchParams) =>
  readInPages('GET /reviews/approved', {}, pageQuery(reviewsAtOnce, search), (reviews) =>
    reviews.map(visibleFields),
  )

export const load: Load = async (fetch, _, search) => {
  const chosen = search.get('storeId') ?? ''
  await Promise.all([
    fetch(reviewsRead(search)),
    fetch(choosableRead(search.get('store') ?? '')),
    chosen !== '' && fetch(chosenRead(chosen)),
  ])
}
