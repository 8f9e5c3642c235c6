import type { Slot } from '#components/slot'
import { AllOffersLink } from './offers/all-offers-link'
import { OffersFound } from './offers/offers-found'
import { offersFound } from './offers/found-data'

/** Other ways to find something, where no text is searched for. */
export const otherWays: Slot<object> = { AllOffersLink }

/** Below the stores and categories of a search. */
export const alsoFound: Slot<{ text: string }> = { OffersFound }

export const searchFeatureReads = (text: string) => [offersFound(text)]
