import type { Slot } from '#components/slot'
import type { Cached } from '#lib/page-metadata'
import { AllOffersLink } from './offers/all-offers-link'
import { OffersFound } from './offers/offers-found'
import { hasTypedOffer, offersFound } from './offers/found-data'

/** Other ways to find something, where no text is searched for. */
export const otherWays: Slot<object> = { AllOffersLink }

/** Below the stores and categories of a search. */
export const alsoFound: Slot<{ text: string }> = { OffersFound }

/** Whether something that was found has the text as it was typed. */
export const typedChecks: readonly ((text: string, cached: Cached) => boolean)[] = [hasTypedOffer]

export const searchFeatureReads = (text: string) => [offersFound(text)]
