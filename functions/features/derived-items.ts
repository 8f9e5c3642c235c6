import { derivedWords } from './derived-words'
import type { Item, Key } from '#table/keys'
import type { Write } from '#table/write'
import { derivedOffers } from './offers/derived-offers'
import { derivedListings } from './listing/derived-listings'
import { offerKeys } from './import/rekey'
import { reportKeys } from './report/rekey'

/** Items that are computed from others. `npm run rekey` computes them again. */
export interface Derived {
  what: string
  isOwn: (item: Item) => boolean
  ownerOf: (item: Item) => Key
  /** Writes that correct the derived items of an owner. None if they are right. */
  recomputeWrites: (owner: { sk: string; _id?: unknown }, now: Date) => Promise<Write[]>
}

export const derivedItems: readonly Derived[] = [derivedWords, derivedListings, derivedOffers]

/** The writes that correct all that is derived from this item. */
export async function derivedWrites(owner: Parameters<Derived['recomputeWrites']>[0], now: Date) {
  return (await Promise.all(derivedItems.map((each) => each.recomputeWrites(owner, now)))).flat()
}

/** Functions that give an item today's keys, by its kind. */
export const keysByKind = { ...offerKeys, ...reportKeys }
