import type { Migration } from './migration'
import { rekeyPass } from './rekey-pass'

/** Reviews and blogs of the release before have no entries by which staff find them. */
export const wordsOfReviews: Migration = {
  name: '0017-words-of-reviews',
  change: (item) => item,
  plan: (item) => (['REVIEW', 'BLOG'].includes(item.sk) ? rekeyPass.plan(item) : undefined),
}
