import type { Migration } from './migration'
import { rebuildAll } from './rebuild'

/**
 * Digits of other scripts are sorted and found as those of a plain keyboard: ٣ as 3. Names that have some get
 * other keys and search entries.
 */
export const digitsOfOtherScripts: Migration = {
  name: '0010-digits-of-other-scripts',
  plan: async (item) => rebuildAll.plan(item),
}
