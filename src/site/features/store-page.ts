import type { Slot } from '#components/place'
import { OfferNotice } from './click/offer-notice'

export const aboveStore: Slot<object> = { OfferNotice }
