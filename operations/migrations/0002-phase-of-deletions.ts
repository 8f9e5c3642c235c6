import type { Item } from '#table/keys'
import { endOfDeletion } from '#functions/entities/store-deletion/deletion'
import type { Migration } from './migration'

/**
 * Deletions of stores have a phase. The first release did not keep deleted stores, only the task to delete
 * their coupons and reviews. That corresponds to the last phase of today.
 */
export const phaseOfDeletions: Migration = {
  name: '0002-phase-of-deletions',
  change: (item, now) => (item.sk === 'DELETION' && !('phase' in item) ? purging(item, now) : item),
}

function purging({ pk, sk, listPk, listSk, storeId, started }: Item, now: Date): Item {
  return {
    pk,
    sk,
    listPk,
    listSk,
    storeId,
    phase: 'purging',
    deletedAt: started,
    finalAt: started,
    hiddenCount: 0,
    hiddenCoupons: 0,
    hiddenReviews: 0,
    expiresAt: endOfDeletion(now),
  }
}
