import type { Place } from '#components/place'
import { OfferNotice } from './click/offer-notice'

export const aboveStore: Place<object> = { OfferNotice }
