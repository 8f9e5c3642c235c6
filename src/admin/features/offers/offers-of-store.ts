import { offersText } from '#domain/offers/offers-wording'
import type { Store } from '#domain/store/store'

export const exportedOffers = { Offers: ({ offers }: Store) => offers && offersText(offers) }

/** 'its 5 offers' */
export const offersOfStore = ({ offers }: Store) => (offers ? `its ${offersText(offers)}` : undefined)
