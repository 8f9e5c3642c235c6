import { blogs } from '#functions/blog/blog'
import { categories } from '#functions/category/category'
import { coupons } from '#functions/coupon/coupon'
import { type Entity, entityNames } from './keys'
import { reviews } from '#functions/review/review'
import { stores } from '#functions/store/store'

/** Each is counted and rebuilt by `npm run rekey`. If it is shown, visitors' functions may read it. */
export const entities = {
  STORE: stores,
  CATEGORY: categories,
  COUPON: coupons,
  REVIEW: reviews,
  BLOG: blogs,
} satisfies Record<Entity, unknown>

export const shownEntities = entityNames.filter((name) => entities[name].isShown)
