import type { Migration } from './migration'
import { rekeyPass } from './rekey-pass'

/** Sources of the release before lack what says whether they are pulled. */
export const sourcesWithPulls: Migration = {
  name: '0018-sources-with-pulls',
  change: (item) => item,
  plan: (item) => (item.sk === 'SOURCE' ? rekeyPass.plan(item) : undefined),
}
