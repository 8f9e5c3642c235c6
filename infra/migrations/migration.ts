import type { Item } from '#table/keys'
import type { Pass } from './pass'

/** Runs while the environment is in use. It may be repeated, so it must not change an item twice. */
export interface Migration {
  /** The name of its file: '0011-todays-items'. The table stores it, so it never changes. */
  name: string
  /** Returns the same object if nothing has to change. Attributes that are left out are removed. */
  change?: (item: Item, now: Date) => Item
  /** Changes beside an item that `change` leaves as it is. */
  plan?: Pass['plan']
}
