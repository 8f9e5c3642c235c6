import { endOfMessages } from './0001-end-of-messages'
import { phaseOfDeletions } from './0002-phase-of-deletions'
import { searchAndOrder } from './0003-search-and-order'
import { wholeNamesAndGaps } from './0004-whole-names-and-gaps'
import { lifetimeOfCoupons } from './0005-lifetime-of-coupons'
import { sourcesOfReviews } from './0008-sources-of-reviews'
import { listings } from './0009-listings'
import { digitsOfOtherScripts } from './0010-digits-of-other-scripts'
import { listsByStatus } from './0011-lists-by-status'
import type { Migration } from './migration'

/** All migrations, in the order in which they run. A released migration is never changed or removed. */
export const migrations: readonly Migration[] = [
  endOfMessages,
  phaseOfDeletions,
  searchAndOrder,
  wholeNamesAndGaps,
  lifetimeOfCoupons,
  sourcesOfReviews,
  listings,
  digitsOfOtherScripts,
  listsByStatus,
]
