import type { Derived } from './feature'
import { derivedOffers } from './offers/derived-offers'
import { derivedListings } from './listing/derived-listings'
import { offerKeys } from './import/rekey'
import { reportKeys } from './report/rekey'

export const featureDerivedItems: readonly Derived[] = [derivedListings, derivedOffers]

/** Functions that give an item today's keys, by its kind. */
export const keysByKind = { ...offerKeys, ...reportKeys }
