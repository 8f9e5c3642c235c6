import type { Item } from '#table/keys'
import type { Pass } from './pass'

/**
 * A change of items that earlier releases have stored. It runs once in an environment, while visitors and
 * staff use it. It may be interrupted and repeated, so it must not change an item a second time.
 */
export interface Migration {
  /** The name of its file: '0011-lists-by-status'. The table stores it, so it never changes. */
  name: string
  /**
   * Returns the item in its new form, or the same object if nothing has to change. Attributes that are left
   * out are removed.
   */
  change: (item: Item, now: Date) => Item
  /** What else has to change of an item that `change` leaves as it is, such as what is written beside it. */
  plan?: Pass['plan']
}
