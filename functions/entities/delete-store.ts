import { AppError } from '#domain/errors'
import type { Page, PageRequest } from '#domain/paging'
import type { DeletedStore, Store } from '#domain/store'
import { goneMeanwhile } from '#table/hidden'
import { keyOf } from './keys'
import { getItem } from '#table/read'
import { retry } from '#table/retry'
import { toStoreReference } from './references'
import { removeVersion, rewrite, type Versions } from '#table/rewrite'
import { removeSlugs, slugItems, takeSlug, withoutTaken, withoutUsed, slugTaken } from './slugs'
import { noSuchStore, searchEntriesOf, slugsOf, withCategory } from './store'
import {
  advance,
  continueDeletion,
  type Deletion,
  findDeletion,
  isFinal,
  listDeletions,
  newDeletion,
} from './store-deletion'
import { count } from './counter'
import { putNew, remove, transact, type Write } from '#table/write'

/** What one call hides or shows of a store's coupons and reviews at the most: some thousands. */
const steps = 60

/**
 * Deletes a store with its slug, its search entries and its count, then its coupons and reviews; for a while
 * (domain/undo) it can be restored. When it is cut off in between, the store is gone, and another call goes on with
 * the rest.
 *
 * Throws `not_found` when nothing of it is to be seen; `changed` when it is at none of the versions.
 */
export async function deleteStore(id: string, versions: Versions, now: Date): Promise<void> {
  const phase = (await findDeletion(id))?.phase
  if (phase === 'hidden' || phase === 'purging') throw noSuchStore()
  // One that is just coming back comes back first.
  if (phase === 'restoring') await continueDeletion(id, steps, now)
  if (phase !== 'hiding') await beginDeletion(id, versions, now)
  await continueDeletion(id, steps, now)
}

async function beginDeletion(id: string, versions: Versions, now: Date): Promise<void> {
  const target = { key: keyOf.store(id), versions, missing: noSuchStore() }
  await rewrite(target, async (store) => {
    const writes = [
      removeVersion(store),
      ...removeSlugs(await withoutTaken(slugsOf(store))),
      ...searchEntriesOf(store).map(remove),
      count('STORE', -1),
      putNew(newDeletion(store, now), stillRestoring()),
    ]
    return { writes, result: undefined }
  })
}

/** The stores that can be restored, the last deleted first, as staff choose from them. */
export async function listDeletedStores(page: PageRequest, now: Date): Promise<Page<DeletedStore>> {
  const { items, next } = await listDeletions(page, now)
  return { items: items.map(toDeletedStore), next }
}

function toDeletedStore({ store, finalAt, deletedAt, hiddenCoupons, hiddenReviews }: Deletion): DeletedStore {
  const { _id, name, slug, logo } = toStoreReference(store)
  return {
    _id,
    name,
    slug,
    logo,
    coupons: hiddenCoupons,
    reviews: hiddenReviews,
    deletedAt,
    restorableUntil: finalAt,
  }
}

/**
 * Takes the deletion of a store back: it is there again as it was, and then its coupons and reviews. One that is there
 * stays as it is, so it may be called again, which goes on with what was cut off.
 *
 * Throws `not_found` when it was not deleted, or too long ago; `conflict` when another has its slug by now.
 */
export async function restoreStore(id: string, now: Date): Promise<Store> {
  // Someone else may take the deletion further: then it is looked at once more.
  await retry({ attempts: 3, mayPass: (error) => error === goneMeanwhile }, async () => {
    const deletion = await findDeletion(id)
    if (!deletion) return
    if (isFinal(deletion, now)) throw noSuchStore()
    if (deletion.phase !== 'restoring') await transact(await comingBack(deletion, now))
    await continueDeletion(id, steps, now)
  })
  const store = await getItem(keyOf.store(id), { latest: true })
  if (!store) throw noSuchStore()
  return withCategory(store)
}

/** The former slugs come back that nobody has taken meanwhile. */
async function comingBack(deletion: Deletion, now: Date): Promise<Write[]> {
  const { store } = deletion
  const [slug, ...formerSlugs] = slugItems(await withoutUsed(slugsOf(store)))
  return [
    advance(deletion, ['hiding', 'hidden'], 'restoring', now),
    putNew(store, goneMeanwhile),
    takeSlug(slug, slugTaken(store.slug as string)),
    ...formerSlugs.map((former) => putNew(former, goneMeanwhile)),
    ...searchEntriesOf(store).map((entry) => putNew(entry)),
    count('STORE', 1),
  ]
}

function stillRestoring() {
  return new AppError('unavailable', 'This store is just being restored. Please try again.', {
    retryAfter: 2,
  })
}
