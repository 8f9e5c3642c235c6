import { blogs } from '#functions/blog/blog'
import { categories } from '#functions/category/category'
import { coupons } from '#functions/coupon/coupon'
import { type Entity, entityNames } from './keys'
import { reviews } from '#functions/review/review'
import { stores } from '#functions/store/store'

/**
 * Every entity by its name. Each is counted, built again by `npm run rekey`, and, if it is shown, read by the
 * functions of visitors.
 */
export const entities = {
  STORE: stores,
  CATEGORY: categories,
  COUPON: coupons,
  REVIEW: reviews,
  BLOG: blogs,
} satisfies Record<Entity, unknown>

/** The entities that visitors may list. */
export const shownEntities = entityNames.filter((name) => entities[name].isShown)
