import { offersText } from '#domain/offers/offers-wording'
import type { Store } from '#domain/store/store'

/** 'its 5 offers' */
export const offersOfStore = ({ offers }: Store) => (offers ? `its ${offersText(offers)}` : undefined)
