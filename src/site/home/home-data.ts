import type { Category } from '#domain/category'
import type { Review } from '#domain/review'
import { logoOf, teaserOf } from '#lib/select'
import type { Load } from '#lib/load'
import { read } from '#lib/read'

const blogCount = 6
const reviewCount = 9

/** How many cover images a blog's card shows at most (product.md, section 9). */
const coverCount = 2

/** What a category's card shows. */
export type CategoryCard = Pick<Category, '_id' | 'name' | 'slug' | 'imagePath'>

/** What a numbered review shows. */
export type NumberedReview = Pick<Review, '_id' | 'reviewerName' | 'text' | 'rating'>

/** What the home page shows (product.md, section 2): of blogs the newest, of reviews the best. */
export const homeReads = {
  categories: read('GET /categories', {}, {}, (categories) => categories.map(cardOf)),
  topStores: read('GET /stores/topStores', {}, {}, (stores) => stores.map(logoOf)),
  blogs: read('GET /blogs', {}, { limit: String(blogCount) }, (blogs) =>
    blogs.map((blog) => teaserOf(blog, coverCount)),
  ),
  reviews: read('GET /reviews/approved', {}, { sort: 'rating', limit: String(reviewCount) }, (reviews) =>
    reviews.map(wordsOf),
  ),
}

function cardOf({ _id, name, slug, imagePath }: Category): CategoryCard {
  return { _id, name, slug, imagePath }
}

function wordsOf({ _id, reviewerName, text, rating }: Review): NumberedReview {
  return { _id, reviewerName, text, rating }
}

/** Reads everything in parallel. Each section shows its own failure. */
export const load: Load = async (fetch) => {
  const { categories, topStores, blogs, reviews } = homeReads
  await Promise.all([fetch(categories), fetch(topStores), fetch(blogs), fetch(reviews)])
}
