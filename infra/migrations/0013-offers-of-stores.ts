import { derivedItems } from '#functions/features/derived-items'
import type { Migration } from './migration'

/** Stores of the release before do not say what offers they have. A minute later they do. */
export const offersOfStores: Migration = {
  name: '0013-offers-of-stores',
  change: (item) => item,
  plan: async (item) => {
    if (item.sk !== 'STORE') return undefined
    const writes = await Promise.all(
      derivedItems.map(({ recomputeWrites }) => recomputeWrites(item, new Date())),
    )
    return writes.flat().length === 0 ? undefined : { what: item.pk, writes: writes.flat() }
  },
}
