import type { Category } from '#domain/category/category'
import type { Review } from '#domain/review/review'
import { cardOf, nameOf, type ShownCategory, teaserOf, tileOf } from '#lib/select'
import type { Load } from '#lib/load'
import { read } from '#lib/read'

const blogCount = 6
const reviewCount = 9

/** How many cover images a blog's card shows at most. */
const coverCount = 2

/** How many categories have a card at most: two full rows. */
const categoryCount = 12

/** The cards of the category strip. */
export interface Categories {
  cards: ShownCategory[]
  /** Whether they are all categories that there are. */
  isAll: boolean
}

/** What a numbered review shows. */
export type NumberedReview = ReturnType<typeof wordsOf>

/** What the home page shows: of blogs the newest, of reviews the best by visitors. */
export const homeReads = {
  categories: read('GET /categories', {}, {}, stripOf),
  topStores: read('GET /stores/topStores', {}, {}, (stores) => stores.map(tileOf)),
  blogs: read('GET /blogs', {}, { limit: String(blogCount) }, (blogs) =>
    blogs.map((blog) => teaserOf(blog, coverCount)),
  ),
  reviews: read(
    'GET /reviews/approved',
    {},
    { sort: 'rating', by: 'visitors', limit: String(reviewCount) },
    (reviews) => reviews.map(wordsOf),
  ),
}

/** All categories. Where they are too many: the top ones by name, and then others by name. */
function stripOf(categories: Category[]): Categories {
  const isAll = categories.length <= categoryCount
  const ordered = isAll ? categories : categories.toSorted((one, other) => rankOf(one) - rankOf(other))
  return { cards: ordered.slice(0, categoryCount).map(cardOf), isAll }
}

const rankOf = ({ topCategory }: Category) => (topCategory ? 0 : 1)

function wordsOf({ _id, reviewerName, text, rating, source, editedAt, storeId, answer }: Review) {
  return { _id, reviewerName, text, rating, source, editedAt, storeId: nameOf(storeId), answer }
}

/** Reads everything in parallel. Each section shows its own failure. */
export const load: Load = async (fetch) => {
  const { categories, topStores, blogs, reviews } = homeReads
  await Promise.all([fetch(categories), fetch(topStores), fetch(blogs), fetch(reviews)])
}
