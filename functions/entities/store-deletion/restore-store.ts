import type { Store } from '#domain/store'
import { goneMeanwhile } from '#table/hidden'
import { retry } from '#table/retry'
import { putNew, transact, type Write } from '#table/write'
import { noSuch } from '../entity'
import { count } from '../counter'
import { slugItems, slugTaken, takeSlug, withoutUsed } from '../slugs'
import { searchEntriesOf, slugsOf, stores, withCategory } from '../store'
import { advance, type Deletion, findDeletion, isFinal } from './deletion'
import { continueDeletion, stepsPerCall } from './stages'

/**
 * Takes the deletion of a store back: it is there again as it was, and then its coupons and reviews. One that
 * is there stays as it is, so it may be called again, which goes on with what was cut off.
 *
 * Throws `not_found` when it was not deleted, or too long ago; `conflict` when another has its slug by now.
 */
export async function restoreStore(id: string, now: Date): Promise<Store> {
  // Someone else may take the deletion further: then it is looked at once more.
  await retry({ attempts: 3, mayPass: (error) => error === goneMeanwhile }, async () => {
    const deletion = await findDeletion(id)
    if (!deletion) return
    if (isFinal(deletion, now)) throw noSuch('STORE')
    if (deletion.phase !== 'restoring') await transact(await comingBack(deletion, now))
    await continueDeletion(id, stepsPerCall, now)
  })
  return withCategory(await stores.get(id, { latest: true }))
}

/** The former slugs come back that nobody has taken meanwhile. */
async function comingBack(deletion: Deletion, now: Date): Promise<Write[]> {
  const { store } = deletion
  const [slug, ...formerSlugs] = slugItems(await withoutUsed(slugsOf(store)))
  return [
    advance(deletion, ['hiding', 'hidden'], 'restoring', now),
    putNew(store, goneMeanwhile),
    takeSlug(slug, slugTaken(store.slug)),
    ...formerSlugs.map((former) => putNew(former, goneMeanwhile)),
    ...searchEntriesOf(store).map((entry) => putNew(entry)),
    count('STORE', 1),
  ]
}
