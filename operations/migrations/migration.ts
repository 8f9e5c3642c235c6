import type { Item } from '#table/keys'
import type { Change } from './pass'

/**
 * A change of items that older releases have stored. It runs once in an environment, while visitors and staff
 * use it. It may be interrupted and repeated, so it must not change an item a second time.
 */
export interface Migration {
  /** The name of its file: '0001-end-of-messages'. The table stores it, so it never changes. */
  name: string
  /**
   * Returns the item in its new form, or the same object if nothing has to change. Attributes that are left
   * out are removed.
   */
  change?: (item: Item, now: Date) => Item
  /** For a change of several items in one transaction: its writes. Undefined if nothing has to change. */
  plan?: (item: Item) => Promise<Change | undefined>
}
