import { derivedWrites } from '#functions/features/derived-items'
import type { Migration } from './migration'

/** Stores of the release before do not say what offers they have. A minute later they do. */
export const offersOfStores: Migration = {
  name: '0013-offers-of-stores',
  change: (item) => item,
  plan: async (item) => {
    if (item.sk !== 'STORE') return undefined
    const writes = await derivedWrites(item, new Date())
    return writes.length === 0 ? undefined : { what: item.pk, writes }
  },
}
