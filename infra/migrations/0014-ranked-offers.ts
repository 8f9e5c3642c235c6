import { offersOfStores } from './0013-offers-of-stores'
import type { Migration } from './migration'

/** Stores of the release before have no ranked offers. */
export const rankedOffers: Migration = { ...offersOfStores, name: '0014-ranked-offers' }
