import type { Load } from '../../lib/load'
import { partQuery } from '../../lib/part-query'
import { readInParts } from '../../lib/read'

const atOnce = '24'

export const reviewsRead = (search: URLSearchParams) =>
  readInParts('GET /reviews/approved', {}, partQuery(atOnce, search))

export const load: Load = async (fetch, _, search) => {
  await fetch(reviewsRead(search))
}
