import type { Slot } from '#components/slot'
import { choiceIn } from '#domain/offers/offer-choices'
import { CategoryBestOffers, BestOffersLink } from './offers/category-best-offers'
import { bestOffersRead } from './offers/offers-data'

type Placed = Slot<{ category: { _id: string; name: string; slug: string } }>

export const aboveStores: Placed = { BestOffersLink }

export const belowStores: Placed = { CategoryBestOffers }

export const categoryFeatureReads = (categoryId: string, search: URLSearchParams) => [
  bestOffersRead(categoryId, choiceIn(search).show),
]
