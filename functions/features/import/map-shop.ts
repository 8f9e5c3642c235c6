import type { Import } from '#domain/import/import'
import { keyOfStore } from '#functions/store/keys'
import { unknownStore } from '#functions/store/references'
import { getItem } from '#table/read'
import { put, remove, transact } from '#table/write'
import { keyOfRow } from './keys'
import { readImport, toImport, writeImport } from './import'
import { planNew } from './plan-row'
import { readRows } from './rows'
import { rememberShop } from './sources'

/** Each row is written to its new place and removed from the old one. */
const rowsPerStep = 25

/** In a dry run its rows become new offers. Throws `not_found`, `invalid` for a store that does not exist. */
export async function mapShop(
  importId: string,
  { key, storeId }: { key: string; storeId: string },
): Promise<Import> {
  const [before, store] = await Promise.all([readImport(importId), getItem(keyOfStore(storeId))])
  if (!store) throw unknownStore()
  await transact([rememberShop(before.source, key, storeId)])
  const shop = before.shops.find((each) => each.key === key)
  if (before.state !== 'checked' || !shop) return toImport(before)
  let after: string | undefined
  for (;;) {
    const rows = await readRows(importId, rowsPerStep, { state: 'map', after })
    const own = rows.filter(({ advertiser }) => advertiser === key)
    const moved = own.flatMap((row) => {
      const { fields, links } = row
      if (!fields || !links) return []
      const place = row.sk.slice(row.sk.lastIndexOf('#') + 1)
      return [
        put({ ...row, ...planNew({ fields, links }, store), ...keyOfRow(importId, 'new', place) }),
        remove(row),
      ]
    })
    if (moved.length > 0) await transact(moved)
    after = rows.at(-1)?.sk
    if (rows.length < rowsPerStep) break
  }
  const { counts } = before
  // By the shop's own count: a call that was cut off has moved some already.
  return writeImport(before, {
    shops: before.shops.filter((each) => each !== shop),
    counts: { ...counts, map: counts.map - shop.rows, new: counts.new + shop.rows },
  })
}
