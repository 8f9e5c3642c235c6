import { isLongDescription } from '#domain/store/indexable'
import { isHidden } from '#table/hidden'
import { type Item, indexKeysAt } from '#table/keys'
import { getItem, queryItems } from '#table/read'
import { listsOfStore, scheduledOf } from '#functions/coupon/coupon-lists'
import { itemKey } from '#functions/entity/keys'
import { approvedOf } from '#functions/review/review'
import { stores } from '#functions/store/store'
import type { CouponItem } from '#functions/coupon/stored-coupon'
import {
  type CategoryListing,
  changedStoresOf,
  keyOfListing,
  later,
  type Listing,
  type StoreListing,
} from './listing'
import type { SitemapSubject } from './subjects'

/** The most coupons that are read from each of the store's three lists. */
const maxOffers = 500

const storedLimits = { live: 4, moments: 12 }

/** From the current items alone; `listingAfter` adds earlier changes. Undefined if there is no such item. */
export async function makeListing({ kind, id }: SitemapSubject, now: Date): Promise<Listing | undefined> {
  const item = await getItem(itemKey(kind, id), { consistent: true })
  if (!item || isHidden(item)) return undefined
  return makers[kind](item, now)
}

const makers = { STORE: ofStore, CATEGORY: ofCategory, BLOG: ofBlog }

function own(item: Item, slug: unknown) {
  const id = String(item._id)
  return { id, slug: String(slug), contentChangedAt: String(item.createdAt), revision: 0 }
}

async function ofStore(store: Item, now: Date): Promise<StoreListing> {
  const id = String(store._id)
  const [found, ...parts] = await Promise.all([
    queryItems(approvedOf(id), 1),
    ...[...listsOfStore(id, 'live', now).lists, scheduledOf(id)].map((list) => queryItems(list, maxOffers)),
  ])
  const offers = parts.flat().map(spanOf)
  const at = now.toISOString()
  const starts = offers.flatMap(([from]) => (from <= at ? from : []))
  const contentChangedAt = starts.reduce(later, String(store.createdAt))
  const categoryId = typeof store.categoryId === 'string' ? store.categoryId : null
  return {
    ...keyOfListing('STORE', id),
    ...(categoryId !== null && indexKeysAt(changedStoresOf(categoryId), `${contentChangedAt}#${id}`)),
    kind: 'STORE',
    ...own(store, store.slug),
    contentChangedAt,
    categoryId,
    isText: isLongDescription(String(store.description)),
    hasReviews: found.length > 0,
    live: joined(offers).slice(0, storedLimits.live),
    moments: momentsOf(offers, at).slice(0, storedLimits.moments),
  }
}

type Span = readonly [from: string, until: string | null]

function spanOf(coupon: Item): Span {
  const { startsAt, endsAt, createdAt } = coupon as CouponItem
  return [startsAt ?? createdAt, endsAt]
}

function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const [from, until] of spans.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const last = all.at(-1)
    if (!last || (last[1] !== null && from > last[1])) all.push([from, until])
    else all.splice(-1, 1, [last[0], last[1] === null || until === null ? null : later(last[1], until)])
  }
  return all
}

function momentsOf(spans: readonly Span[], after: string): string[] {
  const ahead = spans.flat().filter((each) => each !== null && each > after) as string[]
  return [...new Set(ahead)].toSorted()
}

async function ofCategory(category: Item): Promise<CategoryListing> {
  const id = String(category._id)
  const found = await queryItems(stores.list('ofCategory', id), 1)
  return {
    ...keyOfListing('CATEGORY', id),
    kind: 'CATEGORY',
    ...own(category, category.slug),
    isEmpty: found.length === 0,
  }
}

async function ofBlog(blog: Item): Promise<Listing> {
  const id = String(blog._id)
  const { updatedAt = blog.createdAt } = blog
  return {
    ...keyOfListing('BLOG', id),
    kind: 'BLOG',
    ...own(blog, id),
    contentChangedAt: later(String(updatedAt), String(blog.createdAt)),
  }
}
