import type { Load } from '../../lib/load'
import { read } from '../../lib/read'

const blogCount = 6
const reviewCount = 9

/** What the home page shows (specification, section 2): of blogs the newest, of reviews the best. */
export const homeReads = {
  categories: read('GET /categories', {}),
  topStores: read('GET /stores/topStores', {}),
  blogs: read('GET /blogs', {}, { limit: String(blogCount) }),
  reviews: read('GET /reviews/approved', {}, { sort: 'rating', limit: String(reviewCount) }),
}

/** Reads all of it side by side; each section states its own failure. */
export const load: Load = async (fetch) => {
  const { categories, topStores, blogs, reviews } = homeReads
  await Promise.all([fetch(categories), fetch(topStores), fetch(blogs), fetch(reviews)])
}
