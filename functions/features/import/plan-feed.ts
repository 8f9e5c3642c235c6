import type { FeedFormat } from '#domain/import/feed-formats'
import { type FeedRecords, sentCells } from '#domain/import/feed-records'
import type { FeedSource } from '#domain/import/import'
import { type FeedOffer, readOffers } from '#domain/import/read-offers'
import { keyOfCoupon } from '#functions/coupon/keys'
import type { CouponItem } from '#functions/coupon/stored-coupon'
import { keyOfStore } from '#functions/store/keys'
import { inBatches } from '#table/in-batches'
import type { Item, Key } from '#table/keys'
import { getItems } from '#table/read'
import { put, transact } from '#table/write'
import { noRows, type StoredImport } from './import'
import { readKnownOffers, readLiveOffers } from './known-offer'
import { type Context, planEnding, planRow } from './plan-row'
import { inParts, type Row, rowsItem } from './rows'
import { sameOffers } from './same-offers'
import { storesOf } from './sources'

/** A large feed is planned and written in parts, so that few items are in memory. */
const partSize = 500

const mostShops = 500

/** Writes the rows of an import, and says how many there are. */
export async function planFeed(
  { _id: importId, columns }: StoredImport,
  { feed, format, source }: { feed: FeedRecords; format: FeedFormat; source: FeedSource },
  context: Context,
): Promise<Pick<StoredImport, 'counts' | 'known' | 'shops'>> {
  const { offers, refused } = readOffers(feed.records, format, source)
  const { now } = context
  const counts = { ...noRows }
  const shops = new Map<string, StoredImport['shops'][number]>()
  const records = new Map(feed.records.map((record) => [record.line, record]))
  let parts = 0
  async function write(rows: readonly Row[]) {
    for (const row of rows) {
      const { state, advertiser: key = '', shop: name } = row
      const record = state === 'refused' && records.get(row.line ?? 0)
      if (record) row.cells = sentCells(columns, record)
      if (state === 'map') shops.set(key, { key, name, rows: (shops.get(key)?.rows ?? 0) + 1 })
      counts[state]++
    }
    const items = [...inParts(rows)].map((part) =>
      rowsItem(importId, part, String(parts++).padStart(6, '0'), now),
    )
    await inBatches(items, (item) => transact([put(item)]))
  }
  const stores = await storesOf(
    source.name,
    new Map(offers.map(({ advertiser }) => [advertiser.key, advertiser.name])),
  )
  // What follows a coupon's change is done once for many of a store.
  const sorted = offers.toSorted((one, other) => one.advertiser.key.localeCompare(other.advertiser.key))
  for (let at = 0; at < sorted.length; at += partSize) {
    await write(await planPart(sorted.slice(at, at + partSize), format.network, stores, context))
  }
  const named = refused.map(({ advertiser, ...row }) => ({ ...row, shop: advertiser.name }))
  await write(named.map((row) => ({ ...row, state: 'refused', changes: [] })))
  const present = new Set([...offers, ...refused].map(({ externalId }) => externalId))
  let known = 0
  for await (const live of readLiveOffers(source.name)) {
    known += live.length
    if (!source.isFull) continue
    const gone = live.filter(
      ({ network, externalId }) => network === format.network && !present.has(externalId),
    )
    const coupons = await readAll<CouponItem>(gone.map(({ couponId }) => keyOfCoupon(couponId)))
    await write(
      gone.flatMap((offer) => {
        const coupon = coupons.get(offer.couponId)
        const plan = coupon && planEnding(offer, coupon, 'It is no longer in the feed.', now)
        const { shop, fields, externalId } = offer
        return plan && plan.state !== 'unchanged'
          ? { ...plan, line: null, title: fields.title, shop, externalId }
          : []
      }),
    )
  }
  const mostFirst = [...shops.values()].toSorted((one, other) => other.rows - one.rows)
  return { counts, known, shops: mostFirst.slice(0, mostShops) }
}

async function planPart(
  offers: readonly FeedOffer[],
  network: string,
  stores: ReadonlyMap<string, Item>,
  context: Context,
): Promise<Row[]> {
  const known = await readKnownOffers(
    network,
    offers.map(({ externalId }) => externalId),
  )
  const coupons = await readAll<CouponItem>([...known.values()].map(({ couponId }) => keyOfCoupon(couponId)))
  const ofCoupons = await readAll([...coupons.values()].map(({ storeId }) => keyOfStore(storeId)))
  const rows = offers.map((offer): Row => {
    const before = known.get(offer.externalId)
    const coupon = before && coupons.get(before.couponId)
    const store = coupon ? ofCoupons.get(coupon.storeId) : stores.get(offer.advertiser.key)
    const plan = planRow(offer, { known: before, coupon, store }, context)
    const { line, externalId, advertiser, fields } = offer
    return {
      ...plan,
      line,
      title: fields.title,
      shop: advertiser.name,
      advertiser: advertiser.key,
      externalId,
    }
  })
  const storeIds = rows.flatMap(({ state, storeId }) => (state === 'new' && storeId ? storeId : []))
  return rows.map(await sameOffers(storeIds, context.now))
}

/** Items by their ids. */
async function readAll<One extends Item>(keys: readonly Key[]): Promise<Map<unknown, One>> {
  const items = (await getItems(keys)) as One[]
  return new Map(items.map((item) => [item['_id'], item]))
}
