import type { Import } from '#domain/import/import'
import { keyOfStore } from '#functions/store/keys'
import { unknownStore } from '#functions/store/references'
import { getItem } from '#table/read'
import type { Item } from '#table/keys'
import { remove, transact } from '#table/write'
import { hashOf, rowsOf } from './keys'
import { readImport, toImport, writeImport } from './import'
import { planNew } from './plan-row'
import { putRows, readItems, type Row, unpacked } from './rows'
import { sameOffers } from './same-offers'
import { rememberShop } from './sources'

const itemsPerStep = 20

/**
 * In a dry run its rows become new offers, else they come with the next file. Throws `not_found`, `invalid`
 * for a store that does not exist.
 */
export async function mapShop(
  importId: string,
  { key, storeId }: { key: string; storeId: string },
  now: Date,
): Promise<Import> {
  const [before, store] = await Promise.all([readImport(importId), getItem(keyOfStore(storeId))])
  if (!store) throw unknownStore()
  await transact([rememberShop(before.source, key, storeId)])
  const shop = before.shops.find((each) => each.key === key)
  if (!shop) return toImport(before)
  const shops = before.shops.filter((each) => each !== shop)
  if (before.state !== 'checked') return writeImport(before, { shops })
  const name = hashOf(key).slice(0, 8)
  const withSame = await sameOffers([storeId], now)
  let after: string | undefined
  for (;;) {
    const items = await readItems(importId, itemsPerStep, { state: 'map', after })
    const left = items.filter(({ sk }) => sk !== after)
    for (const item of left) await moveRows(item, { importId, key, name, store, withSame, now })
    if (left.length === 0) break
    after = left.at(-1)?.sk
  }
  const { counts } = before
  // By the shop's own count: a call that was cut off has moved some already.
  return writeImport(before, {
    shops,
    counts: { ...counts, map: counts.map - shop.rows, new: counts.new + shop.rows },
  })
}

interface Move {
  importId: string
  key: string
  /** Of the shop, in keys. */
  name: string
  store: Item
  withSame: (row: Row) => Row
  now: Date
}

/** The rows of a shop leave the item of those that wait, for one of new offers. */
async function moveRows(item: Item, { importId, key, name, store, withSame, now }: Move): Promise<void> {
  const rows = unpacked(item)
  const moved = rows.flatMap((row) => {
    const { advertiser, fields, links, reason: note } = row
    return advertiser === key && fields && links
      ? withSame({ ...row, ...planNew({ fields, links, note }, store) })
      : []
  })
  if (moved.length === 0) return
  const place = item.sk.slice(rowsOf('map').length)
  const left = rows.filter(({ advertiser }) => advertiser !== key)
  await transact([
    putRows(importId, 'new', `${place}#${name}`, moved, now),
    left.length > 0 ? putRows(importId, 'map', place, left, now) : remove(item),
  ])
}
