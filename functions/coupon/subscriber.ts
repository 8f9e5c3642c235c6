import { isDeepStrictEqual } from 'node:util'
import { subscriber } from '#table/change'
import { inBatches } from '#table/in-batches'
import type { Item } from '#table/keys'
import { updateEntries } from './word-entries'

/**
 * They follow from the stream: in the coupon's own transaction each edit would write four times as much, and
 * a deletion of a store, which takes thirty coupons at once, would not fit.
 */
export const wordsOfCoupons = subscriber<string>({
  name: 'words-of-coupons',
  kinds: ['COUPON'],
  workOf: ({ before, after }) =>
    isDeepStrictEqual(searchedOf(before), searchedOf(after)) ? [] : [String((after ?? before)?._id)],
  apply: async (ids) => {
    await inBatches([...new Set(ids)], updateEntries)
  },
})

function searchedOf(item: Item | undefined) {
  if (!item) return undefined
  const { title, couponCode, link, storeId } = item
  return { title, couponCode, link, storeId }
}
