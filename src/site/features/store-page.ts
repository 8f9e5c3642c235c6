import type { Place } from '#components/place'
import { OfferNotice } from './click/offer-notice'

/** Above a store. */
export const aboveStore: Place<object> = { OfferNotice }
