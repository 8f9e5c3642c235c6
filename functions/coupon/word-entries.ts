import { couponWordsOf } from '#domain/coupon/coupon-words'
import type { Derived } from '#functions/features/derived-items'
import { wordList } from '#functions/search/word-list'
import { requireAsRead, versionConflict } from '#table/as-read'
import { type Item, key } from '#table/keys'
import { getItem, queryPartition } from '#table/read'
import { retry, shortRetry } from '#table/retry'
import { isConflict, rewriteItems } from '#table/rewrite'
import { requireMissing, transact, type Write } from '#table/write'
import { keyOfCoupon } from './keys'
import type { CouponItem } from './stored-coupon'

/** A word by which staff find a coupon, with all others of it. */
export interface WordEntry {
  couponId: string
  storeId: string
  words: string[]
}

export const couponsByWord = wordList('COUPON#WORD#')

const prefix = 'WORD#'

export const isWordEntry = (item: Item): item is Item & WordEntry => item.sk.startsWith(prefix)

export const wordIn = ({ sk }: Item): string => sk.slice(prefix.length)

const entriesOf = (couponId: string) => `${keyOfCoupon(couponId).pk}#WORDS`

export function wordEntriesOf(coupon: CouponItem): (Item & WordEntry)[] {
  const { _id: couponId, storeId } = coupon
  const words = couponWordsOf(coupon)
  return words.map((word) => ({
    ...key(entriesOf(couponId), prefix + word),
    ...couponsByWord.keysOf(word, coupon),
    couponId,
    storeId,
    words,
  }))
}

/** More than a coupon has. */
const mostEntries = 100

async function entryWrites(couponId: string, coupon: Item | undefined): Promise<Write[]> {
  const before = await queryPartition(entriesOf(couponId), { isConsistent: true }, mostEntries)
  return rewriteItems(before, coupon ? wordEntriesOf(coupon as CouponItem) : [])
}

export async function updateEntries(couponId: string): Promise<void> {
  await retry({ attempts: 6, isTransient: isConflict }, async () => {
    const coupon = await getItem(keyOfCoupon(couponId), { consistent: true })
    const writes = await entryWrites(couponId, coupon)
    if (writes.length === 0) return
    const guard = coupon
      ? requireAsRead(coupon, coupon, ['version'])
      : requireMissing(keyOfCoupon(couponId), versionConflict)
    await transact([guard, ...writes], shortRetry)
  })
}

export const derivedWords: Derived = {
  what: 'words',
  isOwn: isWordEntry,
  ownerOf: (item) => keyOfCoupon(String(item.couponId)),
  recomputeWrites: async ({ sk, _id }) => {
    if (sk !== 'COUPON') return []
    const id = String(_id)
    return entryWrites(id, await getItem(keyOfCoupon(id), { consistent: true }))
  },
}
