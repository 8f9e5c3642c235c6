import type { Derived } from './feature'
import { derivedOffers } from './offers/update-offers'
import { derivedListings } from './listing/update-listings'
import { offerKeys } from './import/sources'
import { reportKeys } from './report/report'

export const featureDerivedItems: readonly Derived[] = [derivedListings, derivedOffers]

/** Functions that give an item today's keys, by its kind. */
export const keysByKind = { ...offerKeys, ...reportKeys }
