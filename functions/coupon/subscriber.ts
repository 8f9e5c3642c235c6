import { isDeepStrictEqual } from 'node:util'
import { subscriber } from '#table/change'
import { inBatches } from '#table/in-batches'
import type { Item } from '#table/keys'
import { updateEntries } from './word-entries'

/** From the stream: a step of a store's deletion takes thirty coupons, whose entries no transaction holds. */
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
