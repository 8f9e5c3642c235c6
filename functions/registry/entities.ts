import { blogs } from '#functions/blog/blog'
import { keyOfGoneBlog, mentionsOf } from '#functions/blog/keys'
import { blogWords } from '#functions/blog/words'
import { categories } from '#functions/category/category'
import { keyOfCategorySlug } from '#functions/category/keys'
import { coupons } from '#functions/coupon/coupon'
import { couponWords } from '#functions/coupon/words'
import { type EntityName, itemKey } from '#functions/entity/keys'
import { reviews } from '#functions/review/review'
import { searchKeys } from '#functions/store/search/keys'
import { keyOfStoreSlug } from '#functions/store/keys'
import { stores } from '#functions/store/store'
import type { Order } from '#functions/entity/order'

/** Each is counted and rekeyed by `npm run rekey`. */
export const entities = {
  STORE: stores,
  CATEGORY: categories,
  COUPON: coupons,
  REVIEW: reviews,
  BLOG: blogs,
}

export const entityNames = Object.keys(entities) as EntityName[]

/** Items that visitors' functions may read, `*` for any text (record 37). */
export const shownItems = [
  ...Object.values(entities)
    .filter(({ isShown }) => isShown)
    .map(({ name }) => itemKey(name, '*').pk),
  ...[keyOfStoreSlug, keyOfCategorySlug, keyOfGoneBlog].map((keyOf) => keyOf('*').pk),
  mentionsOf('*'),
  ...searchKeys,
]

/** Lists that visitors' functions may read. */
export const shownLists = [
  ...Object.values(entities).flatMap(({ orders, isShown }) =>
    Object.values<Order<never>>(orders).filter((order) => order.isShown ?? isShown),
  ),
  // Staff list coupons and blogs by the same calls as visitors.
  couponWords.list.all,
  blogWords.list.all,
]
