import { isDeepStrictEqual } from 'node:util'
import { itemKey } from '#functions/entity/keys'
import { indexKeysAt } from '#table/keys'
import { inBatches } from '#table/in-batches'
import { getItem } from '#table/read'
import { shortRetry, retry } from '#table/retry'
import { isConflict } from '#table/rewrite'
import { transact, type Write } from '#table/write'
import {
  changedStoresOf,
  changeOf,
  isOfStore,
  keyOfListing,
  later,
  type Listing,
  replaceListing,
  recomputeDueKeys,
} from './listing'
import type { Derived } from '../feature'
import { makeListing } from './make-listing'
import { isListedKind, type ListingUpdate, mergedUpdates, type SitemapSubject } from './subjects'

/** Categories depend on their stores, so they come last. */
export async function updateListings(due: readonly ListingUpdate[], now: Date): Promise<void> {
  const all = mergedUpdates(due)
  const others = all.filter(({ kind }) => kind !== 'CATEGORY')
  const followed = await inBatches(others, (each) => update(each, now))
  const categories = all.filter(({ kind }) => kind === 'CATEGORY')
  await inBatches(mergedUpdates([...categories, ...followed.flat()]), (each) => update(each, now))
}

/** Another update may come in between. Then the item is read again. */
const update = (due: ListingUpdate, now: Date): Promise<ListingUpdate[]> =>
  retry({ attempts: 6, isTransient: isConflict }, async () => {
    const { before, after } = await recompute(due, now)
    const next = after && { ...after, ...announcing(before, due), ...recomputeDueKeys(now) }
    if (!before?.isGone || !next?.isGone) await store(before, next)
    return followedBy(due, before, after)
  })

/** For a due listing, once the indexes are up to date. Does not make it due again. */
export const recomputeListing = async (
  { kind, id }: SitemapSubject,
  now: Date,
): Promise<Listing | undefined> =>
  retry({ attempts: 6, isTransient: isConflict }, async () => {
    const { before, after } = await recompute({ kind, id }, now)
    return store(before, after)
  })

/** The writes that correct a listing; none if it is right. For `npm run rekey`. */
export async function recomputeWrites(subject: SitemapSubject, now: Date): Promise<Write[]> {
  const { before, after } = await recompute(subject, now)
  return isDeepStrictEqual(before, after) ? [] : [replaceListing(before, after)]
}

export const derivedListings: Derived = {
  what: 'listing',
  isOwn: ({ pk }) => pk.startsWith('LISTING#'),
  ownerOf: (item) => itemKey((item as Listing).kind, (item as Listing).id),
  recomputeWrites: async ({ sk, _id }, now) =>
    isListedKind(sk) ? recomputeWrites({ kind: sk, id: String(_id) }, now) : [],
}

async function store(before: Listing | undefined, after: Listing | undefined) {
  if (isDeepStrictEqual(before, after)) return after
  await transact([replaceListing(before, after)], shortRetry)
  return after && { ...after, revision: after.revision + 1 }
}

async function recompute({ kind, id, seenAt }: ListingUpdate, now: Date) {
  const before = (await getItem(keyOfListing(kind, id), { consistent: true })) as Listing | undefined
  const made = await makeListing({ kind, id }, now)
  const after = made ? listingAfter(before, made, { seenAt, now }) : before && goneAfter(before)
  return { before, after }
}

/** Keeps the date of the last change and the state of the announcement of the earlier listing. */
function listingAfter(
  before: Listing | undefined,
  made: Listing,
  { seenAt = '', now }: Pick<ListingUpdate, 'seenAt'> & { now: Date },
): Listing {
  const { revision = 0, isAnnounced, isNews, listPk, listSk } = before ?? ({} as Partial<Listing>)
  const kept = { ...(isAnnounced !== undefined && { isAnnounced }), ...(isNews && { isNews }) }
  const settles = listPk === undefined ? {} : { listPk, listSk }
  const contentChangedAt = [before ? changeOf(before, now) : '', seenAt].reduce(later, made.contentChangedAt)
  return dated({ ...made, ...kept, ...settles, revision }, contentChangedAt)
}

/** The listing of a deleted item stays until search engines know that it is gone, but leaves its category. */
function goneAfter(before: Listing): Listing {
  const { parentPk: _, parentSk: __, ...left } = before
  return { ...left, isGone: true }
}

/** Search engines are told only of a change that is newer than the last known one. */
function announcing(before: Listing | undefined, { seenAt }: ListingUpdate): Pick<Listing, 'isNews'> {
  const known = before?.isGone ? '' : (before?.contentChangedAt ?? '')
  const isNews = seenAt !== undefined && seenAt > known
  return isNews ? { isNews } : {}
}

function followedBy({ seenAt }: ListingUpdate, ...listings: (Listing | undefined)[]): ListingUpdate[] {
  const ids = listings.flatMap((each) => (each && isOfStore(each) ? (each.categoryId ?? []) : []))
  return [...new Set(ids)].map((id) => ({ kind: 'CATEGORY', id, seenAt }))
}

function dated(listing: Listing, contentChangedAt: string): Listing {
  if (!isOfStore(listing) || listing.categoryId === null) return { ...listing, contentChangedAt }
  const indexKeys = indexKeysAt(changedStoresOf(listing.categoryId), `${contentChangedAt}#${listing.id}`)
  return { ...listing, contentChangedAt, ...indexKeys }
}
