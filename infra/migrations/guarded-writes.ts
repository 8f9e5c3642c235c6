import {
  differences,
  removeIfUnchanged,
  requireUnchanged,
  updateIfUnchanged,
  versionConflict,
} from '#table/if-unchanged'
import type { Item, Key } from '#table/keys'
import { putNew, requireMissing, type Write } from '#table/write'

/** They change with every write to an item and when it is hidden. */
const guards = ['version', 'hiddenKeys']

/** Refused if an attribute, the version or the hidden state has changed since `before` was read. */
export function rewriteUnlessChanged(before: Item, after: Item): Write[] {
  if (before.pk === after.pk && before.sk === after.sk)
    return [updateIfUnchanged(before, after, [...differences(before, after), ...guards])]
  return [removeUnlessChanged(before), putNew(after, versionConflict)]
}

export const removeUnlessChanged = (before: Item): Write =>
  removeIfUnchanged(before, [...Object.keys(before), ...guards])

export const requireUnlessChanged = (key: Key, before: Item | undefined): Write =>
  before ? requireUnchanged(key, before, guards) : requireMissing(key, versionConflict)
