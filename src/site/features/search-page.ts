import type { Slot } from '#components/slot'
import { OffersFound } from './offers/offers-found'
import { offersFound } from './offers/found-data'

/** Below the stores and categories of a search. */
export const alsoFound: Slot<{ text: string }> = { OffersFound }

/** What it reads: lists. */
export const searchFeatureReads = (text: string) => [offersFound(text)]
