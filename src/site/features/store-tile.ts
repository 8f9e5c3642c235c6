import type { Slot } from '#components/slot'
import type { StoreTile } from '../tile-fields'
import { OfferCount } from './offers/offer-count'

/** Below the name of a store in a grid. */
export const inStoreTile: Slot<{ store: StoreTile }> = { OfferCount }
