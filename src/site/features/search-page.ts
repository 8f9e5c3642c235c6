import type { Slot } from '#components/slot'
import { OffersFound } from './highlight/offers-found'
import { offersFound } from './highlight/found-data'

/** Below the stores and categories of a search. */
export const alsoFound: Slot<{ text: string }> = { OffersFound }

/** What it reads: lists. */
export const searchFeatureReads = (text: string) => [offersFound(text)]
