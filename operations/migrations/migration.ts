import type { Item } from '#table/keys'

/**
 * A change of what older releases have stored. It runs once in an environment, while visitors and staff go
 * on, and may be cut off and run again: done twice to an item, it changes nothing the second time.
 */
export interface Migration {
  /** As its file is called: '0001-end-of-messages'. It names the migration in the table and never changes. */
  name: string
  /** How an item shall be; the item itself where there is nothing to do. What is left out is removed. */
  change: (item: Item) => Item
}
