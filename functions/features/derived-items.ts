import { derivedWords } from './derived-words'
import type { Derived } from './feature'
import { derivedOffers } from './offers/derived-offers'
import { derivedListings } from './listing/derived-listings'
import { offerKeys } from './import/rekey'
import { reportKeys } from './report/rekey'

export const derivedItems: readonly Derived[] = [derivedWords, derivedListings, derivedOffers]

/** The writes that correct all that is derived from this item. */
export async function derivedWrites(owner: Parameters<Derived['recomputeWrites']>[0], now: Date) {
  return (await Promise.all(derivedItems.map((each) => each.recomputeWrites(owner, now)))).flat()
}

/** Functions that give an item today's keys, by its kind. */
export const keysByKind = { ...offerKeys, ...reportKeys }
