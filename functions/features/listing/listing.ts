import { createHash } from 'node:crypto'
import { isIndexable } from '#domain/listing/indexable'
import { readCount } from '#functions/entity/counter'
import { tableName } from '#table/client'
import { type Item, type Key, key } from '#table/keys'
import { getItem, queryItems, queryRange } from '#table/read'
import { versionConflict } from '#table/rewrite'
import type { Write } from '#table/write'
import type { ListedKind } from './subjects'

/**
 * What the sitemap says of a store, a category or a blog, in a small item of its own. It follows from the
 * thing and what belongs to it (make-listing.ts), and is made anew after each change (update-listings.ts).
 */
export interface Listing extends Item {
  kind: ListedKind
  id: string
  /** Its part of the address: the slug, or the id of a blog. */
  slug: string
  /** When what visitors see of it has last changed, but for offers that have started or ended since. */
  contentChangedAt: string
  /** Counts the writes of this item. */
  revision: number
  /** Whether search engines know that it is there, if they are told (index-now.ts). */
  isAnnounced?: boolean
  /** Whether they have to be told of a change. */
  isNews?: boolean
  /** Whether the thing was deleted. It stays until search engines know. */
  isGone?: boolean
}

export interface StoreListing extends Listing {
  kind: 'STORE'
  categoryId: string | null
  /** Whether it has a text (domain/listing/indexable). */
  isText: boolean
  hasReviews: boolean
  /** From when until when it has a live offer, from now on. Without an end, null. */
  live: (readonly [from: string, until: string | null])[]
  /** When offers start and end from now on, the next ones. */
  moments: string[]
}

export interface CategoryListing extends Listing {
  kind: 'CATEGORY'
  isEmpty: boolean
}

/** The partition of all listings of a kind. */
const listingsOf = (kind: ListedKind) => `LISTING#${kind}`

/**
 * Its place among the others of its kind does not follow from its age or name, so that any range of places
 * holds about as many as another of the same length.
 */
export function keyOfListing(kind: ListedKind, id: string): Key {
  return key(listingsOf(kind), `${createHash('sha256').update(id).digest('hex').slice(0, 8)}#${id}`)
}

/** Listings that changed lately, by when they are made once more. */
const toSettleList = 'LISTING#CHANGED'

/** Milliseconds after which no index is behind a write any more. */
const settling = 60_000

/** Lets a listing be made once more when no index is behind any more. */
export function toSettle(now: Date) {
  return { listPk: toSettleList, listSk: new Date(now.getTime() + settling).toISOString() }
}

/** Listings that have to be made once more by now, the oldest first. */
export async function readUnsettled(now: Date, most: number): Promise<Listing[]> {
  const list = { index: 'byList', partition: toSettleList, to: now.toISOString() } as const
  return (await queryItems(list, most)) as Listing[]
}

/** Replaces a listing as it was read. Undefined: there is none, or none any more. */
export function replaceListing(before: Listing | undefined, after: Listing | undefined): Write {
  const condition = {
    TableName: tableName(),
    ConditionExpression: before ? 'revision = :before' : 'attribute_not_exists(pk)',
    ...(before && { ExpressionAttributeValues: { ':before': before.revision } }),
  }
  const { pk, sk } = (after ?? before) as Item
  return {
    item: after
      ? { Put: { ...condition, Item: { ...after, revision: after.revision + 1 } } }
      : { Delete: { ...condition, Key: { pk, sk } } },
    refusal: versionConflict,
  }
}

/** The listing of something; undefined if there is none (yet). */
export async function findListing(kind: ListedKind, id: string): Promise<Listing | undefined> {
  return (await getItem(keyOfListing(kind, id))) as Listing | undefined
}

/** One of several parts of all listings, counted from 1. The number of parts is a power of two. */
export interface Part {
  at: number
  of: number
}

/** Listings of a part, on average. At most twice as many of the longest addresses fit into an answer. */
const perPart = 750

const places = 0x1_0000_0000

/** In how many parts the listings of a kind are read, by the count of the things. */
export async function countParts(kind: ListedKind): Promise<number> {
  return partsFor(await readCount(kind))
}

/** The least power of two with which a part has no more than so many. */
export function partsFor(count: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(count / perPart)))
}

/** All listings of a part, in one range of keys. */
export async function readPart(kind: ListedKind, { at, of }: Part): Promise<Listing[]> {
  const [from, to] = [at - 1, at].map((edge) => placeAt((edge * places) / of))
  return (await queryRange(listingsOf(kind), { from: from ?? '', to: to ?? '' })) as Listing[]
}

/** The end is after all places: '#' follows each, and sorts before 'g'. */
function placeAt(place: number): string {
  return place >= places ? 'g' : place.toString(16).padStart(8, '0')
}

/** Whether search engines may list it at a moment. */
export function isListed(listing: Listing, now: Date): boolean {
  if (listing.isGone) return false
  if (isOfStore(listing)) return isIndexableStore(listing, now)
  return isOfCategory(listing) ? !listing.isEmpty : true
}

export function isOfStore(listing: Listing): listing is StoreListing {
  return listing.kind === 'STORE'
}

function isOfCategory(listing: Listing): listing is CategoryListing {
  return listing.kind === 'CATEGORY'
}

function isIndexableStore(listing: StoreListing, now: Date): boolean {
  const { isText, hasReviews } = listing
  return isIndexable({ isText, hasLiveOffer: hasLiveOffer(listing, now), hasReviews })
}

/** Whether a store has a live offer at a moment. */
export function hasLiveOffer({ live }: StoreListing, now: Date): boolean {
  const at = now.toISOString()
  return live.some(([from, until]) => from <= at && (until === null || at < until))
}

/** When what visitors see of it has last changed, at a moment. */
export function changeOf(listing: Listing, now: Date): string {
  if (!isOfStore(listing)) return listing.contentChangedAt
  const at = now.toISOString()
  return listing.moments.filter((each) => each <= at).reduce(later, listing.contentChangedAt)
}

/** The later one of two instants. */
export function later(one: string, other: string): string {
  return one > other ? one : other
}
