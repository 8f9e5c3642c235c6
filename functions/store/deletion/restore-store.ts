import type { Store } from '#domain/store/store'
import { changedMeanwhile } from '#table/hidden'
import { retry } from '#table/retry'
import { putNew, transact, type Write } from '#table/write'
import { noSuch } from '#functions/entity/entity'
import { counterWrite } from '#functions/entity/counter'
import { takeSlug } from '#functions/entity/slugs'
import { searchEntriesOf, slugsOf, stores, withCategory } from '../store'
import { uncachedAt } from '../store-part'
import { advance, type Deletion, findDeletion, isFinal } from './deletion'
import { continueDeletion, stepsPerCall } from './phases'

/** Repeat it to continue. Throws `not_found` if it was deleted too long ago, `conflict` for a taken slug. */
export async function restoreStore(id: string, now: Date): Promise<Store> {
  // Another request may change the phase meanwhile. Then the deletion is read again.
  await retry({ attempts: 3, isTransient: (error) => error === changedMeanwhile }, async () => {
    const deletion = await findDeletion(id)
    if (!deletion) return
    if (isFinal(deletion, now)) throw noSuch('STORE')
    if (deletion.phase !== 'restoring') await transact(await restoreWrites(deletion, now))
    await continueDeletion(id, stepsPerCall, now)
  })
  return withCategory(await stores.get(id, { consistent: true }), uncachedAt(now))
}

/** Former slugs that others have taken meanwhile stay theirs. */
async function restoreWrites(deletion: Deletion, now: Date): Promise<Write[]> {
  const { store } = deletion
  return [
    advance(deletion, ['hiding', 'hidden'], 'restoring', now),
    putNew(store, changedMeanwhile),
    ...(await takeSlug(slugsOf(store))),
    ...searchEntriesOf(store).map((entry) => putNew(entry)),
    counterWrite('STORE', 1),
  ]
}
