import type { Slot } from '#components/slot'
import type { StoreTile } from '../tile-fields'
import { OfferNotice } from './click/offer-notice'
import { OfferCount } from './offers/offer-count'

export const aboveStore: Slot<object> = { OfferNotice }

/** Beside the way to the store's offers. */
export const besideGetDiscount: Slot<{ store: StoreTile }> = { OfferCount }
