import { listsByStatus } from './0011-lists-by-status'
import { listingsFollowTheStream } from './0012-listings-follow-the-stream'
import { offersOfStores } from './0013-offers-of-stores'
import { rankedOffers } from './0014-ranked-offers'
import { knownWords } from './0015-known-words'
import { wordsOfCoupons } from './0016-words-of-coupons'
import { wordsOfReviews } from './0017-words-of-reviews'
import { sourcesWithPulls } from './0018-sources-with-pulls'
import type { Migration } from './migration'

/** In this order. A released migration is never changed or removed. */
export const migrations: readonly Migration[] = [
  listsByStatus,
  listingsFollowTheStream,
  offersOfStores,
  rankedOffers,
  knownWords,
  wordsOfCoupons,
  wordsOfReviews,
  sourcesWithPulls,
]
