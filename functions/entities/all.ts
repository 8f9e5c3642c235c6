import { blogs } from './blog'
import { categories } from './category'
import { coupons } from './coupon'
import { reviews } from './review'
import { stores } from './store'

/**
 * Every entity by its name. Each is counted, built again by `npm run rekey`, and, if it is shown, read by the
 * functions of visitors. An entity with another name does not compile.
 */
export const entities = {
  STORE: stores,
  CATEGORY: categories,
  COUPON: coupons,
  REVIEW: reviews,
  BLOG: blogs,
}

export const entityNames = Object.keys(entities) as (keyof typeof entities)[]

/** The entities that visitors may list. */
export const shownEntities = entityNames.filter((name) => entities[name].isShown)
