import type { Slot } from '#components/slot'
import { AllOffersLink } from './highlight/all-offers-link'

/** Other ways to find something, below the head of Explore and of the search. */
export const otherWays: Slot<object> = { AllOffersLink }
