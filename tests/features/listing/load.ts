import {
  changedStoresOf,
  keyOfListing,
  partsFor,
  recomputeDueKeys,
} from '#functions/features/listing/listing'
import { type Item, indexKeysAt } from '#table/keys'
import type { FileRead } from '../../load/reads'

/** What follows a write of a store. */
export function listingOf({ _id, slug, createdAt, categoryId }: Item): Item[] {
  const id = String(_id)
  return [
    {
      ...keyOfListing('STORE', id),
      ...indexKeysAt(changedStoresOf(String(categoryId)), `${String(createdAt)}#${id}`),
      kind: 'STORE',
      id,
      slug,
      categoryId,
      contentChangedAt: createdAt,
      revision: 1,
      isText: true,
      hasReviews: true,
      live: [[createdAt, null]],
      moments: [],
    },
  ]
}

/** A listing to make once more. */
export function listingToSettle({ _id, slug, createdAt: contentChangedAt }: Item, since: Date): Item[] {
  const own = { kind: 'STORE', id: _id, slug, contentChangedAt, revision: 1 }
  return [
    {
      ...keyOfListing('STORE', String(_id)),
      ...own,
      ...recomputeDueKeys(new Date(since.getTime() - 60_000)),
    },
  ]
}

/** A part of a sitemap has up to 1,000 things or so, and the index looks into a single part. */
const partUnits = 40

export function fileReadsOf(stores: number): FileRead[] {
  return [
    { name: 'GET /sitemap.xml', path: '/sitemap.xml', maxReadUnits: 3 * partUnits },
    {
      name: 'GET /sitemaps/stores-1-of-…',
      path: `/sitemaps/stores-1-of-${partsFor(stores)}.xml`,
      maxReadUnits: partUnits,
    },
    // Its offers are of up to 60 stores.
    { name: 'GET /feeds/offers.atom', path: '/feeds/offers.atom', maxReadUnits: 60 },
    { name: 'GET /feeds/store/{slug}.atom', path: '/feeds/store/zephyr-out000000.atom' },
    // Its offers are of up to 20 stores.
    { name: 'GET /feeds/category/{slug}.atom', path: '/feeds/category/category-1.atom', maxReadUnits: 60 },
    { name: 'GET /feeds/blogs.atom', path: '/feeds/blogs.atom' },
  ]
}
