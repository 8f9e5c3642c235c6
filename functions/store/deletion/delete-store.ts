import type { Versions } from '#table/rewrite'
import { tooManyChanges } from '#table/too-many-changes'
import { putNew } from '#table/write'
import { noSuch } from '#functions/entity/entity'
import { stores } from '../store'
import { findDeletion, newDeletion } from './deletion'
import { continueDeletion, stepsPerCall } from './phases'

/** If it is cut off, another call continues. Throws `not_found`, `changed`. */
export async function deleteStore(id: string, versions: Versions, now: Date): Promise<void> {
  const phase = (await findDeletion(id))?.phase
  if (phase === 'hidden' || phase === 'purging') throw noSuch('STORE')
  // A restoration that has begun is completed first.
  if (phase === 'restoring') await continueDeletion(id, stepsPerCall, now)
  if (phase !== 'hiding')
    await stores.remove(id, versions, now, (store) => [putNew(newDeletion(store, now), stillRestoring)])
  await continueDeletion(id, stepsPerCall, now)
}

const stillRestoring = tooManyChanges('This store is just being restored. Please try again.', 2)
