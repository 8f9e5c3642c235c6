import { ulid } from 'ulid'
import type { Upload } from '#domain/api/form'
import { dateOrderIn } from '#domain/import/date-order'
import type { DateOrder } from '#domain/import/feed-values'
import { type FeedFormat, formatOf } from '#domain/import/feed-formats'
import { type FeedRecords, recordsIn, sentCells } from '#domain/import/feed-records'
import { feedText } from '#domain/import/feed-text'
import { type FeedSource, type Import, type ImportForm, importTimes, rowStates } from '#domain/import/import'
import { type FeedOffer, readOffers, type RefusedRow } from '#domain/import/read-offers'
import { keyOfCoupon } from '#functions/coupon/keys'
import type { CouponItem } from '#functions/coupon/stored-coupon'
import { keyOfStore } from '#functions/store/keys'
import { createOnce, rememberCreated } from '#table/idempotency'
import { inBatches } from '#table/in-batches'
import type { Item } from '#table/keys'
import { getItems } from '#table/read'
import { putNew, transact } from '#table/write'
import { importKeys, noRows, readImport, type StoredImport, toImport } from './import'
import { readKnownOffers, readLiveOffers } from './known-offer'
import { keyOfImport } from './keys'
import { type Context, hashOfOffer, planEnding, planRow } from './plan-row'
import { inParts, putRows, type Row } from './rows'
import { sameOffers } from './same-offers'
import { rememberSource, sourceOf, storesOf } from './sources'

/** Stores what the file would change. Rows are written first, so an import that was cut off is none. */
export function checkFeed({ file, ...form }: ImportForm, context: Context): Promise<Import> {
  return createOnce(
    async () => checkFile(file, await sourceOf(form, context.now), context, form.dateOrder),
    async (id) => toImport(await readImport(id)),
  )
}

/** `dateOrder` is what staff say of this file. Throws `invalid` for a file that cannot be read. */
export async function checkFile(
  file: Upload,
  { before, source: remembered }: Awaited<ReturnType<typeof sourceOf>>,
  context: Context,
  dateOrder?: DateOrder,
): Promise<Import> {
  const feed = recordsIn(feedText(file.bytes))
  const format = formatOf(feed, remembered.name, remembered.mapping ?? {})
  const proved = format ? dateOrderIn(feed.records, format) : {}
  const order = dateOrder ?? proved.order ?? remembered.dateOrder
  const source = { ...remembered, ...(order && { dateOrder: order }) }
  const openDate = order ? null : (proved.open ?? null)
  const { now } = context
  const _id = ulid(now.getTime())
  const isKnown = format && openDate === null
  const checked = isKnown ? await check(_id, { feed, format, source }, context) : unmapped
  const item: StoredImport = {
    // Of one that is not known yet nothing can be done later, without the file.
    ...(isKnown ? importKeys(_id) : keyOfImport(_id)),
    _id,
    fileName: file.name.slice(0, 200),
    source: source.name,
    isFull: source.isFull,
    timeZone: source.timeZone,
    format: format?.name ?? null,
    network: format?.network ?? source.name,
    columns: feed.columns.slice(0, mostColumns).map((name) => name.slice(0, 200)),
    openDate,
    dateOrder: order ?? null,
    ...checked,
    done: 0,
    failed: 0,
    createdAt: now.toISOString(),
    undoableUntil: null,
    version: 1,
    expiresAt: Math.ceil(now.getTime() / 1000) + importTimes.keptDays * 86_400,
  }
  await transact([putNew(item), ...rememberSource({ before, source }), ...rememberCreated(_id, now)])
  return toImport(item)
}

type Checked = Pick<StoredImport, 'state' | 'counts' | 'known' | 'shops'>

const unmapped: Checked = { state: 'unmapped', counts: noRows, known: 0, shops: [] }

interface Feed {
  feed: FeedRecords
  format: FeedFormat
  source: FeedSource
}

/** A large feed is planned and written in parts, so that few items are in memory. */
const partSize = 500

const mostShops = 500
const mostColumns = 200

async function check(importId: string, { feed, format, source }: Feed, context: Context): Promise<Checked> {
  const { offers: unsorted, refused } = readOffers(feed.records, format, source)
  // What follows a coupon's change is done once for many of a store.
  const offers = unsorted.toSorted((one, other) => one.advertiser.key.localeCompare(other.advertiser.key))
  const { now } = context
  const counts = { ...noRows }
  const shops = new Map<string, StoredImport['shops'][number]>()
  let parts = 0
  const records = new Map(feed.records.map((record) => [record.line, record]))
  async function write(planned: readonly Row[]) {
    const rows = planned.map((row) => {
      const record = row.state === 'refused' ? records.get(row.line ?? 0) : undefined
      return record ? { ...row, cells: sentCells(feed.columns.slice(0, mostColumns), record) } : row
    })
    for (const { state, advertiser: key, shop: name } of rows) {
      counts[state]++
      if (state !== 'map' || key === undefined) continue
      if (shops.has(key) || shops.size < mostShops) {
        shops.set(key, { key, name, rows: (shops.get(key)?.rows ?? 0) + 1 })
      }
    }
    const writes = rowStates.flatMap((state) =>
      [...inParts(rows.filter((row) => row.state === state))].map((part) =>
        putRows(importId, state, String(parts++).padStart(6, '0'), part, now),
      ),
    )
    await inBatches(writes, (each) => transact([each]))
  }
  const advertisers = new Map(offers.map(({ advertiser }) => [advertiser.key, advertiser.name]))
  const stores = await storesOf(source.name, advertisers)
  for (const part of partsOf(offers)) await write(await planPart(part, format.network, stores, context))
  for (const part of partsOf(refused)) await write(part.map(refusedRow))
  const present = new Set([...offers, ...refused].map(({ externalId }) => externalId))
  let known = 0
  for await (const live of readLiveOffers(source.name)) {
    known += live.length
    if (!source.isFull) continue
    const gone = live.filter(
      ({ network, externalId }) => network === format.network && !present.has(externalId),
    )
    const coupons = await readCoupons(gone.map(({ couponId }) => couponId))
    await write(
      gone.flatMap((offer) => {
        const coupon = coupons.get(offer.couponId)
        const plan = coupon && planEnding(offer, coupon, 'It is no longer in the feed.', now)
        const { shop, fields } = offer
        return plan && plan.state !== 'unchanged' ? { ...plan, line: null, title: fields.title, shop } : []
      }),
    )
  }
  const mostFirst = [...shops.values()].toSorted((one, other) => other.rows - one.rows)
  return { state: 'checked', counts, known, shops: mostFirst }
}

function* partsOf<Each>(all: readonly Each[]): Generator<Each[], void> {
  for (let at = 0; at < all.length; at += partSize) yield all.slice(at, at + partSize)
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
  const coupons = await readCoupons([...known.values()].map(({ couponId }) => couponId))
  const ofCoupons = await readStores([...coupons.values()].map(({ storeId }) => storeId))
  const rows = offers.map((offer): Row => {
    const before = known.get(offer.externalId)
    const coupon = before && coupons.get(before.couponId)
    const store = coupon ? ofCoupons.get(coupon.storeId) : stores.get(offer.advertiser.key)
    const { line, externalId, advertiser, fields } = offer
    return {
      ...planRow(offer, { known: before, coupon, store }, context),
      line,
      title: fields.title,
      shop: advertiser.name,
      advertiser: advertiser.key,
      externalId,
      hash: hashOfOffer(offer),
    }
  })
  const added = rows.filter(({ state }) => state === 'new')
  return rows.map(
    await sameOffers(
      added.flatMap(({ storeId }) => storeId ?? []),
      context.now,
    ),
  )
}

const refusedRow = ({ line, title, advertiser, reason }: RefusedRow): Row => ({
  state: 'refused',
  line,
  title,
  shop: advertiser,
  reason,
  changes: [],
})

async function readCoupons(ids: readonly string[]): Promise<Map<string, CouponItem>> {
  const items = (await getItems(ids.map(keyOfCoupon))) as CouponItem[]
  return new Map(items.map((item) => [item._id, item]))
}

async function readStores(ids: readonly string[]): Promise<Map<string, Item>> {
  const items = await getItems([...new Set(ids)].map(keyOfStore))
  return new Map(items.map((item) => [String(item['_id']), item]))
}
