import type { Slot } from '#components/slot'
import type { Cached } from '#lib/page-metadata'
import type { StoreTile, StoreTileWithId } from '../tile-fields'
import { OfferNotice } from './click/offer-notice'
import { OfferCount } from './offers/offer-count'
import { hasBestOffer, storeOffersRead } from './offers/store-offers-data'
import { StoreBestOffers } from './offers/store-best-offers'

export const aboveStore: Slot<object> = { OfferNotice }

/** Beside the way to the store's offers. */
export const besideGetDiscount: Slot<{ store: StoreTile }> = { OfferCount }

/** Above what speaks for and against the store. */
export const abovePoints: Slot<{ store: StoreTileWithId }> = { StoreBestOffers }

export const storeFeatureReads = (storeId: string) => [storeOffersRead(storeId)]

/** Functions that say, once `storeFeatureReads` are made, whether there is a live offer of a store. */
export const liveOfferChecks: readonly ((storeId: string, cached: Cached) => boolean)[] = [hasBestOffer]
