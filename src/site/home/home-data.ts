import type { Category } from '#domain/category/category'
import { categoryTile, reviewCardFields, type CategoryTile, teaserOf, storeTile } from '../tile-fields'
import { read } from '#lib/read'

const blogCount = 6
const reviewCount = 9

const coversPerCard = 2

/** Two full rows. */
const maxCategories = 12

export interface Categories {
  cards: CategoryTile[]
  isAll: boolean
}

/** The newest blogs, and the reviews with the most stars of visitors. */
export const homeReads = {
  categories: read('GET /categories', {}, {}, stripOf),
  topStores: read('GET /stores/topStores', {}, {}, (stores) => stores.map(storeTile)),
  blogs: read('GET /blogs', {}, { limit: String(blogCount) }, (blogs) =>
    blogs.map((blog) => teaserOf(blog, coversPerCard)),
  ),
  reviews: read(
    'GET /reviews/approved',
    {},
    { sort: 'rating', by: 'visitors', limit: String(reviewCount) },
    (reviews) => reviews.map(reviewCardFields),
  ),
}

/** All, or if there are too many, the top categories by name and then others by name. */
function stripOf(categories: Category[]): Categories {
  const isAll = categories.length <= maxCategories
  const ordered = isAll ? categories : categories.toSorted((one, other) => rankOf(one) - rankOf(other))
  return { cards: ordered.slice(0, maxCategories).map(categoryTile), isAll }
}

const rankOf = ({ topCategory }: Category) => (topCategory ? 0 : 1)
