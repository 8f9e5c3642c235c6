import { isDeepStrictEqual } from 'node:util'
import { tableName } from '#table/client'
import type { Item } from '#table/keys'
import { getItem } from '#table/read'
import { briefly, retry } from '#table/retry'
import { isConflict, versionConflict } from '#table/rewrite'
import { remove, transact, type Write } from '#table/write'
import { inParent } from '../keys'
import { changeOf, isOfStore, keyOfListing, later, type Listing } from './listing'
import { makeListing, type MadeListing } from './make-listing'
import { type Listed, type Note, readOldestNotes } from './note'

/** Milliseconds after which no index is behind a write any more. Until then its note stays. */
const settling = 60_000

/** Notes of one step, and listings that are made at the same time. */
const sizes = { step: 200, together: 10 }

/** What has changed: when visitors have seen it last, if they have. */
interface Change extends Listed {
  seenAt?: string | undefined
}

/**
 * Brings the listings up to date, and removes the notes. `tell` hears of those that are about to go; while it
 * fails they stay, for a day.
 */
export async function foldNotes(
  now: Date,
  steps: number,
  tell: (notes: readonly Note[]) => Promise<void> = async () => undefined,
): Promise<void> {
  const settledBy = new Date(now.getTime() - settling).toISOString()
  const givenUpBy = new Date(now.getTime() - day).toISOString()
  let failure: { thrown: unknown } | undefined
  let last: Note | undefined
  for (let step = 0; step < steps; step++) {
    const notes = await readOldestNotes(sizes.step, last)
    await foldInto(notes, now)
    const due = notes.filter(({ at }) => at <= settledBy)
    failure ??= due.length > 0 ? await failureOf(tell(due)) : undefined
    await removeNotes(failure ? due.filter(({ at }) => at <= givenUpBy) : due)
    last = notes.at(-1)
    if (notes.length < sizes.step) break
  }
  // Thrown only now, so that all listings are right.
  if (failure) throw failure.thrown
}

const day = 24 * 60 * 60_000

async function failureOf(work: Promise<void>): Promise<{ thrown: unknown } | undefined> {
  return work.then(
    () => undefined,
    (thrown: unknown) => ({ thrown }),
  )
}

async function removeNotes(notes: readonly Note[]): Promise<void> {
  for (let at = 0; at < notes.length; at += 100) await transact(notes.slice(at, at + 100).map(remove))
}

/** A category follows its stores, so it comes after them. */
async function foldInto(
  notes: readonly Pick<Note, 'kind' | 'id' | 'at' | 'isSeen'>[],
  now: Date,
): Promise<void> {
  const changes = joined(
    notes.map(({ kind, id, at, isSeen }) => ({ kind, id, seenAt: isSeen ? at : undefined })),
  )
  const followed = await foldAll(
    changes.filter(({ kind }) => kind !== 'CATEGORY'),
    now,
  )
  const ofCategories = changes.filter(({ kind }) => kind === 'CATEGORY')
  await foldAll(joined([...ofCategories, ...followed]), now)
}

/** Each thing once. */
function joined(all: readonly Change[]): Change[] {
  const changes = new Map<string, Change>()
  for (const { kind, id, seenAt } of all) {
    const name = `${kind}#${id}`
    const known = changes.get(name)?.seenAt
    const latest = known !== undefined && seenAt !== undefined ? later(known, seenAt) : (known ?? seenAt)
    changes.set(name, { kind, id, seenAt: latest })
  }
  return [...changes.values()]
}

/** Returns the changes of categories that follow. */
async function foldAll(changes: readonly Change[], now: Date): Promise<Change[]> {
  const followed: Change[] = []
  for (let at = 0; at < changes.length; at += sizes.together) {
    const some = changes.slice(at, at + sizes.together)
    followed.push(...(await Promise.all(some.map((each) => fold(each, now)))).flat())
  }
  return followed
}

/** Another fold may come in between. Then the item is read again. */
async function fold(change: Change, now: Date): Promise<Change[]> {
  return retry({ attempts: 6, isTransient: isConflict }, () => foldOnce(change, now))
}

async function foldOnce(change: Change, now: Date): Promise<Change[]> {
  const key = keyOfListing(change.kind, change.id)
  const before = (await getItem(key, { latest: true })) as Listing | undefined
  const made = await makeListing(change, now)
  const after = made && listingAfter(before, made, { ...change, now })
  if (!isDeepStrictEqual(before, after)) await transact([replaceListing(before, after)], briefly)
  return followedBy(change, before, after)
}

/** The categories that list a store, or have. */
function followedBy({ seenAt }: Change, ...listings: (Listing | undefined)[]): Change[] {
  const ids = listings.flatMap((each) => (each && isOfStore(each) ? (each.categoryId ?? []) : []))
  return [...new Set(ids)].map((id) => ({ kind: 'CATEGORY', id, seenAt }))
}

/** The listing to store: nothing that has changed once is forgotten. */
function listingAfter(
  before: Listing | undefined,
  made: MadeListing,
  { seenAt, now }: Pick<Change, 'seenAt'> & { now: Date },
): Listing {
  const changes = [seenAt, before && changeOf(before, now)].filter((each) => each !== undefined)
  return dated(
    {
      ...made,
      revision: before?.revision ?? 0,
      ...(before?.isAnnounced !== undefined && { isAnnounced: before.isAnnounced }),
    } as Listing,
    changes.reduce((one, other) => later(one, other), String(made.contentChangedAt)),
  )
}

function dated(listing: Listing, contentChangedAt: string): Listing {
  if (!isOfStore(listing) || listing.categoryId === null) return { ...listing, contentChangedAt }
  const place = inParent.changedStore(listing.categoryId, contentChangedAt, listing.id)
  return { ...listing, contentChangedAt, ...place }
}

/** Replaces a listing as it was read. */
function replaceListing(before: Listing | undefined, after: Listing | undefined): Write {
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

/** The write that brings a listing up to date without a note; none if it is right. For operators. */
export async function mendListing(listed: Listed, now: Date): Promise<Write[]> {
  const key = keyOfListing(listed.kind, listed.id)
  const before = (await getItem(key, { latest: true })) as Listing | undefined
  const made = await makeListing(listed, now)
  const after = made && listingAfter(before, made, { now })
  return isDeepStrictEqual(before, after) ? [] : [replaceListing(before, after)]
}
