import { blogs } from '#functions/blog/blog'
import { categories } from '#functions/category/category'
import { coupons } from '#functions/coupon/coupon'
import { type Entity, entityNames } from './keys'
import { reviews } from '#functions/review/review'
import { stores } from '#functions/store/store'
import type { IndexName } from '#table/schema'
import type { Order } from './order'

/** Each is counted and rebuilt by `npm run rekey`. If it is shown, visitors' functions may read it. */
export const entities = {
  STORE: stores,
  CATEGORY: categories,
  COUPON: coupons,
  REVIEW: reviews,
  BLOG: blogs,
} satisfies Record<Entity, unknown>

export const shownEntities = entityNames.filter((name) => entities[name].isShown)

/** Partitions of the indexes that visitors' functions may read. */
export function shownPartitions(index: IndexName): string[] {
  return Object.values(entities).flatMap(({ orders, isShown }) =>
    Object.values<Order<never>>(orders).flatMap((order) =>
      order.index === index && (order.isShown ?? isShown) ? order.partition : [],
    ),
  )
}
