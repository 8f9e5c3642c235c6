import type { List } from '#table/cursor'
import { indexKeyNames } from '#table/hidden'
import { indexKeysAt } from '#table/keys'
import type { IndexName } from '#table/schema'

/** A list that an item is in. Its keys, who may read it, and the list itself follow from it. */
export interface Order<Stored> {
  index: IndexName
  /** `*` stands for the id of a parent. */
  partition: string
  /** The id of its parent. Null: in no list. */
  parent?: (item: Stored) => string | null
  /** What it is sorted by. Undefined: it is not in this list. */
  by: (item: Stored) => string | undefined
  descending?: boolean
  /** Whether functions that visitors reach may read it. @default as its entity */
  isShown?: boolean
}

export type Orders<Stored> = Readonly<Record<string, Order<Stored>>>

type Partition = Pick<Order<never>, 'index' | 'partition' | 'descending'>

export function listOf({ index, partition, descending = false }: Partition, parent?: string): List {
  if (partition.includes('*') === (parent === undefined)) throw new Error(`Which parent? ${partition}`)
  return { index, partition: partition.replace('*', () => parent ?? ''), descending }
}

/** Undefined removes it from an index. An item has one place in each index. */
export function indexKeysOf<Stored>(
  orders: Orders<Stored>,
  item: Stored,
): Record<string, string | undefined> {
  const keys: Record<string, string | undefined> = Object.fromEntries(
    indexKeyNames.map((name) => [name, undefined]),
  )
  for (const [name, order] of Object.entries(orders)) {
    const [sort, parent] = [order.by(item), order.parent?.(item)]
    if (sort === undefined || parent === null) continue
    for (const [key, value] of Object.entries(indexKeysAt(listOf(order, parent), sort))) {
      if (value !== (keys[key] ?? value)) throw new Error(`${name}: another order uses ${order.index}.`)
      keys[key] = value
    }
  }
  return keys
}
