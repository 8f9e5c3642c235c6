import type { Load } from '../../lib/load'
import { read } from '../../lib/read'

export const reviewsRead = read('GET /reviews/approved', {})

export const load: Load = async (fetch) => {
  await fetch(reviewsRead)
}
