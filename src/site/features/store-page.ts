import type { Slot } from '#components/slot'
import { OfferNotice } from './click/offer-notice'

export const aboveStore: Slot<object> = { OfferNotice }
