import { keyOfStore } from '#functions/store/keys'
import { unknownStore } from '#functions/store/references'
import { inBatches } from '#table/in-batches'
import { getItem, queryPartition } from '#table/read'
import { put, remove, transact } from '#table/write'
import { changeImport, readImport, type StoredImport } from './import'
import { rowsOf } from './keys'
import { planNew } from './plan-row'
import { rowsItem, unpacked } from './rows'
import { sameOffers } from './same-offers'
import { rememberShop } from './sources'

/** All that one shop of a file can have. */
const mostItems = 10_000

/**
 * In a dry run its rows become new offers, else they come with the next file. Throws `not_found`, `invalid`
 * for a store that does not exist.
 */
export async function mapShop(
  importId: string,
  { key, storeId }: { key: string; storeId: string },
  now: Date,
): Promise<StoredImport> {
  const [{ pk, source, state }, store] = await Promise.all([
    readImport(importId),
    getItem(keyOfStore(storeId)),
  ])
  if (!store) throw unknownStore()
  await transact([rememberShop(source, key, storeId)])
  if (state === 'checked') {
    const waiting = rowsOf('map', key)
    const withSame = await sameOffers([storeId], now)
    const items = await queryPartition(pk, { beginsWith: waiting, isConsistent: true }, mostItems)
    await inBatches(items, (item) => {
      const rows = unpacked(item).flatMap((row) =>
        row.offer ? withSame({ ...row, ...planNew(row.offer, store), offer: undefined }) : [],
      )
      const name = item.sk.slice(rowsOf('map').length)
      return transact([put(rowsItem(importId, rows, name, now)), remove(item)])
    })
  }
  return changeImport(importId, ({ shops, counts, ...before }) => {
    const shop = shops.find((each) => each.key === key)
    if (!shop) return {}
    const left = { shops: shops.filter((each) => each !== shop) }
    if (before.state !== 'checked') return left
    // The shop's own count is used: a call that was cut off has moved some already.
    return { ...left, counts: { ...counts, map: counts.map - shop.rows, new: counts.new + shop.rows } }
  })
}
