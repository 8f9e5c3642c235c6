import type { Slot } from '#components/slot'
import { AllOffersLink } from './highlight/all-offers-link'
import { BrandOrders, trendingRead } from './highlight/trending'

/** Other ways to find something, below the head of the search. */
export const otherWays: Slot<object> = { AllOffersLink }

/** Above the brands, below the head of Explore. */
export const aboveBrands: Slot<{ search: URLSearchParams }> = { BrandOrders }

/** What Explore reads in an order of a feature, undefined without one. */
export const orderedRead = trendingRead
