import { createHash } from 'node:crypto'
import { isIndexable } from '#domain/store/indexable'
import { readCount } from '#functions/entity/counter'
import { listOf } from '#functions/entity/order'
import type { List } from '#table/cursor'
import { type Item, type Key, key, indexKeysAt } from '#table/keys'
import { getItem, queryItems, queryPartition } from '#table/read'
import { indexDelay } from '#table/schema'
import { putNextRevision, removeIfUnchanged } from '#table/if-unchanged'
import type { Write } from '#table/write'
import type { ListedKind } from './subjects'

/** What the sitemap says of a store, category or blog. Recomputed after each change (update-listings.ts). */
export interface Listing extends Item {
  kind: ListedKind
  id: string
  slug: string
  /** The last change, apart from offers that have started or ended since. */
  contentChangedAt: string
  revision: number
  isAnnounced?: boolean
  /** Whether search engines must hear of a change. */
  isNews?: boolean
  /** A deleted one stays until search engines know. */
  isGone?: boolean
}

export interface StoreListing extends Listing {
  kind: 'STORE'
  categoryId: string | null
  isText: boolean
  hasReviews: boolean
  /** Periods with a live offer from now on. Without an end, null. */
  live: (readonly [from: string, until: string | null])[]
  moments: string[]
}

export interface CategoryListing extends Listing {
  kind: 'CATEGORY'
  isEmpty: boolean
}

export const listingsOf = (kind: ListedKind) => `LISTING#${kind}`

/** The sort key begins with a hash, so that equal ranges of keys hold about the same number of listings. */
export function keyOfListing(kind: ListedKind, id: string): Key {
  return key(listingsOf(kind), `${createHash('sha256').update(id).digest('hex').slice(0, 8)}#${id}`)
}

/** Listings of the stores of a category, by their last change. */
export const changedStores = { index: 'byParent', partition: 'CATEGORY#*#CHANGED' } as const

export function changedStoresOf(categoryId: string): List {
  return listOf(changedStores, categoryId)
}

const toSettleList = { index: 'byList', partition: 'LISTING#CHANGED' } as const

export function recomputeDueKeys(now: Date) {
  return indexKeysAt(toSettleList, new Date(now.getTime() + indexDelay).toISOString())
}

export async function readDueListings(now: Date, limit: number): Promise<Listing[]> {
  return (await queryItems({ ...toSettleList, to: now.toISOString() }, limit)) as Listing[]
}

export const replaceListing = (before: Listing | undefined, after: Listing | undefined): Write =>
  after ? putNextRevision(before, after) : removeIfUnchanged(before as Listing, ['revision'])

export async function findListing(kind: ListedKind, id: string): Promise<Listing | undefined> {
  return (await getItem(keyOfListing(kind, id))) as Listing | undefined
}

/** Counted from 1. The number of parts is a power of two. */
export interface SitemapPart {
  at: number
  of: number
}

/** Listings per part, on average. An answer has room for twice as many of the longest addresses. */
const perPart = 750

const places = 0x1_0000_0000

const unlimitedItems = 1_000_000

export async function countParts(kind: ListedKind): Promise<number> {
  return partsFor(await readCount(kind))
}

export function partsFor(count: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(count / perPart)))
}

export async function readPart(kind: ListedKind, { at, of }: SitemapPart): Promise<Listing[]> {
  const edge = (part: number) => placeAt((part * places) / of)
  const range = { from: edge(at - 1), to: edge(at) }
  return (await queryPartition(listingsOf(kind), range, unlimitedItems)) as Listing[]
}

/** The beginning of the sort keys from a hash on. 'g' is after all of them: hashes have 0 to f. */
function placeAt(place: number): string {
  return place >= places ? 'g' : place.toString(16).padStart(8, '0')
}

export function isListed(listing: Listing, now: Date): boolean {
  if (listing.isGone) return false
  if (isOfStore(listing)) return isIndexable({ ...listing, hasLiveOffer: hasLiveOffer(listing, now) })
  return listing.kind !== 'CATEGORY' || !(listing as CategoryListing).isEmpty
}

export function isOfStore(listing: Listing): listing is StoreListing {
  return listing.kind === 'STORE'
}

export function hasLiveOffer({ live }: StoreListing, now: Date): boolean {
  const at = now.toISOString()
  return live.some(([from, until]) => from <= at && (until === null || at < until))
}

export function changeOf(listing: Listing, now: Date): string {
  if (!isOfStore(listing)) return listing.contentChangedAt
  const at = now.toISOString()
  return listing.moments.filter((each) => each <= at).reduce(later, listing.contentChangedAt)
}

export function later(one: string, other: string): string {
  return one > other ? one : other
}
