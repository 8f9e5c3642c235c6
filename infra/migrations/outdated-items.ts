import { listOf, type Order } from '#functions/entity/order'
import { entities } from '#functions/registry/entities'
import { differences } from '#table/if-unchanged'
import type { List } from '#table/cursor'
import { getItems, queryItems } from '#table/read'
import { rekeyed } from './rekey-pass'
import { scanPage } from './scan'

/** Enough to meet what is derived from entities, and every kind of item of a table with no more. */
const scanned = 2000

/** Enough of each list to have items of several forms. */
const listed = 20

/**
 * Whether today's code would store items with other keys. A change concerns all items of a kind, and in a
 * large table a kind may be rare: so the beginning of every list of entities is looked at as well.
 */
export async function hasOutdatedItems(limit = scanned): Promise<boolean> {
  const [{ items }, ...ofLists] = await Promise.all([
    scanPage({ segment: 0, of: 1 }, limit),
    ...listsOfEntities().map((list) => queryItems(list, listed)),
  ])
  // An index may have some attributes alone.
  const keys = ofLists.flat().map(({ pk, sk }) => ({ pk, sk }))
  const whole = await getItems(keys, { consistent: true })
  return [...items, ...whole].some((item) => differences(item, rekeyed(item)).length > 0)
}

/** The lists of entities, without those of a parent, which have the same items. */
function listsOfEntities(): List[] {
  return Object.values(entities)
    .flatMap(({ orders }) => Object.values<Order<never>>(orders))
    .flatMap((order) => (order.partition.includes('*') ? [] : [listOf(order)]))
}
