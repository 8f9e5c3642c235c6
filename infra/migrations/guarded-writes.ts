import {
  differences,
  removeAsRead as removeUnchanged,
  requireAsRead as requireUnchanged,
  updateAsRead,
  versionConflict,
} from '#table/as-read'
import type { Item, Key } from '#table/keys'
import { putNew, requireMissing, type Write } from '#table/write'

/** They change with every write to an item and when it is hidden. */
const guards = ['version', 'hiddenKeys']

/** On condition that attributes, version and hidden state are as read. Otherwise the other write stays. */
export function changeAsRead(before: Item, after: Item): Write[] {
  if (before.pk === after.pk && before.sk === after.sk)
    return [updateAsRead(before, after, [...differences(before, after), ...guards])]
  return [removeAsRead(before), putNew(after, versionConflict)]
}

export const removeAsRead = (before: Item): Write =>
  removeUnchanged(before, [...Object.keys(before), ...guards])

export const requireAsRead = (key: Key, before: Item | undefined): Write =>
  before ? requireUnchanged(key, before, guards) : requireMissing(key, versionConflict)
