import { subscriber } from '#table/change'
import { keyOfCounter } from '#functions/entity/keys'
import type { Feature } from '../feature'
import { recomputeDueListings } from './recompute-due-listings'
import { changedStores, listingsOf } from './listing'
import { type ListingUpdate, watchedKinds, listedKinds, listingsChangedBy } from './subjects'
import { updateListings } from './update-listings'

export const listing: Feature = {
  name: 'listing',
  subscribers: [
    subscriber<ListingUpdate>({
      name: 'listings',
      kinds: watchedKinds,
      workOf: listingsChangedBy,
      apply: updateListings,
    }),
  ],
  everyMinute: recomputeDueListings,
  rights: {
    reads: listedKinds.flatMap((kind) => [listingsOf(kind), keyOfCounter(kind).pk]),
    lists: [changedStores],
  },
}
