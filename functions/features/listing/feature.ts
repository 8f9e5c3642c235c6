import { subscriber } from '#table/change'
import type { Feature } from '../feature'
import { settleListings } from './settle-listings'
import { type Due, kinds, listingsChangedBy } from './subjects'
import { updateListings } from './update-listings'

export const listing: Feature = {
  name: 'listing',
  subscribers: [
    subscriber<Due>({ name: 'listings', kinds, workOf: listingsChangedBy, apply: updateListings }),
  ],
  everyMinute: settleListings,
}
