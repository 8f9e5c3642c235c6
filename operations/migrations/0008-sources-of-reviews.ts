import type { StoredReview } from '#functions/entities/review'
import { countStars } from '#functions/entities/visitor-rating'
import { isHidden } from '#table/hidden'
import type { Item } from '#table/keys'
import { changeAsRead } from './change'
import type { Migration } from './migration'
import type { Change } from './pass'

/**
 * Reviews have a source, and those of visitors count among the stars of their store. Earlier releases did not
 * store who wrote a review, so it is taken for a visitor's. Without a source it is not counted: each is
 * counted once, in the transaction that gives it one. Hidden reviews are when they come back.
 */
export const sourcesOfReviews: Migration = {
  name: '0008-sources-of-reviews',
  plan: async (item) => (item.sk === 'REVIEW' && !('source' in item) ? withSource(item) : undefined),
}

function withSource(review: Item): Change {
  const after = { ...review, source: 'visitor' } as Item & StoredReview
  return {
    what: `${review.pk}: source`,
    writes: [...changeAsRead(review, after), ...(isHidden(review) ? [] : countStars([], [after]))],
  }
}
