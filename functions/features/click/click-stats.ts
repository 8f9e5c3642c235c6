import * as z from 'zod'
import { type ClickCount, type ClickQuery, countedDays } from '#domain/click/click'
import { invalidField } from '#domain/http/errors'
import { type Page, type PageRequest, defaultPageLimit } from '#domain/http/paging'
import { utcDayOf } from '#domain/time/utc-day'
import { cursorOf, readCursor } from '#table/cursor'
import { inBatches } from '#table/in-batches'
import type { Item } from '#table/keys'
import { getItems } from '#table/read'
import { readDay } from './public'
import { keyOfCoupon } from '#functions/coupon/keys'
import { keyOfDeletion, keyOfStore } from '#functions/store/keys'
import { day as oneDay } from '#domain/time/lengths'

const usualDays = 30

/** Throws `invalid` if the range is empty or too long. */
function daysOf({ from, to }: Pick<ClickQuery, 'from' | 'to'>, now: Date): string[] {
  const last = to ?? utcDayOf(now)
  const first = from ?? utcDayOf(new Date(Date.parse(last) - (usualDays - 1) * oneDay))
  const count = (Date.parse(last) - Date.parse(first)) / oneDay + 1
  if (count < 1) throw invalidField('from', 'from may not be after to.')
  if (count > countedDays) throw invalidField('from', `At most ${countedDays} days may be counted at once.`)
  return Array.from({ length: count }, (_, at) => utcDayOf(new Date(Date.parse(first) + at * oneDay)))
}

/** One Query a day, whose cost does not grow with repeated clicks. Throws `invalid`. */
export async function listClicks(query: ClickQuery & PageRequest, now: Date): Promise<Page<ClickCount>> {
  const order = query.by === 'day' ? newestFirst : mostFirst
  const last = query.cursor === undefined ? undefined : lastOf(query.cursor)
  const counts = (await inBatches(daysOf(query, now), readDay)).flat()
  const sums = new Map<string, ClickCount>()
  const storeOf = new Map<string, string>()
  for (const { day, ...count } of counts) {
    storeOf.set(count.coupon, count.store)
    const key = query.by === 'day' ? day : count[query.by]
    if (key === '') continue // The link of a store has no coupon.
    const before = sums.get(key) ?? { key, clicks: 0, repeats: 0 }
    sums.set(key, { key, clicks: before.clicks + count.clicks, repeats: before.repeats + count.repeats })
  }
  const left = [...sums.values()].toSorted(order).filter((sum) => !last || order(sum, last) > 0)
  const { items, next } = pageOf(left, query)
  return { items: query.names === 'true' ? await withNames(items, query.by, storeOf) : items, next }
}

type Order = (one: ClickCount, other: ClickCount) => number

const byKey: Order = (one, other) => (one.key < other.key ? -1 : Number(one.key > other.key))
const newestFirst: Order = (one, other) => byKey(other, one)
const mostFirst: Order = (one, other) =>
  other.clicks - one.clicks || other.repeats - one.repeats || byKey(one, other)

/** The cursor contains the sums of its row, so the next page is right even if they have changed. */
function pageOf(left: ClickCount[], { limit = defaultPageLimit }: PageRequest) {
  const items = left.slice(0, limit)
  const end = items.at(-1)
  const next = end && left.length > items.length ? cursorOf([end.key, end.clicks, end.repeats]) : undefined
  return { items, next }
}

const cursorSchema = z.tuple([z.string(), z.number(), z.number()])

function lastOf(cursor: string): ClickCount {
  const [key, clicks, repeats] = readCursor(cursor, cursorSchema)
  return { key, clicks, repeats }
}

/** Adds the names, also the store's: many shops have an offer of the same title. */
async function withNames(
  sums: ClickCount[],
  by: ClickQuery['by'],
  storeOf: ReadonlyMap<string, string>,
): Promise<ClickCount[]> {
  if (by !== 'coupon' && by !== 'store') return sums
  const keys = sums.map(({ key }) => key)
  const storeIds = by === 'store' ? keys : keys.map((key) => storeOf.get(key)!)
  const coupons = by === 'coupon' ? keys.map(keyOfCoupon) : []
  const stores = [...new Set(storeIds)].flatMap((id) => [keyOfStore(id), keyOfDeletion(id)])
  const items = await getItems([...coupons, ...stores], { attributes: ['_id', 'name', 'title', 'store'] })
  const names = new Map(items.map(namedItem).map(({ _id, name, title }) => [_id, String(name ?? title)]))
  const named = (id: string) => names.get(id) ?? null
  return sums.map((sum, at) => ({
    ...sum,
    name: named(sum.key),
    ...(by === 'coupon' && { store: named(storeIds[at]!) }),
  }))
}

/** A deleted store is inside the item of its deletion. */
function namedItem(item: Item): Partial<Item> {
  return item['_id'] === undefined ? (item['store'] as Item) : item
}
