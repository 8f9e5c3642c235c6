import { blogWords } from '#functions/blog/words'
import { couponWords } from '#functions/coupon/words'
import { itemKey } from '#functions/entity/keys'
import { reviewWords } from '#functions/review/words'
import { entryWrites, isWordEntry, ownerOf, type WordIndex } from '#functions/search/word-index'
import { getItem } from '#table/read'
import type { Derived } from '#functions/features/feature'

/** The indexes of items that staff find by their words. */
export const wordIndexes: readonly WordIndex[] = [couponWords, reviewWords, blogWords]

export const derivedWords: Derived = {
  what: 'words',
  isOwn: isWordEntry,
  ownerOf,
  recomputeWrites: async ({ sk, _id }) => {
    const index = wordIndexes.find(({ name }) => name === sk)
    if (!index) return []
    const id = String(_id)
    return entryWrites(index, id, await getItem(itemKey(index.name, id), { consistent: true }))
  },
}
