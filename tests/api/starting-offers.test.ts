import { beforeEach, expect, test, vi } from 'vitest'
import type { Coupon } from '#domain/coupon/coupon'
import { createCoupon, updateCoupon } from '#functions/coupon/coupon'
import { moveStarted } from '#functions/coupon/scheduled-coupons'
import { rekeyed } from '#migrations/rekey-pass'
import type { Item } from '#table/keys'
import { differences } from '#table/if-unchanged'
import { readPages, useEmptyTable } from '../support/api'
import { writeItems } from '../support/bulk-write'
import { at, couponForm } from '../support/content'
import { allItems } from '../support/table-items'
import { staffToken } from '../support/tokens'
import { newStore } from '../support/one-store'
import { interleaved } from '../races/interleave'

/** Offers whose start has come since they were written (docs/data-model.md). */

let store: string

const offers: [title: string, dates: { startsAt?: string; endsAt?: string }][] = [
  ['Open', {}],
  ['Starts', { startsAt: '2026-05-11' }],
  ['Ends on the 20th', { endsAt: '2026-05-20' }],
  ['Starts, ends on the 12th', { startsAt: '2026-05-11', endsAt: '2026-05-12' }],
  ['Starts, ends on the 25th', { startsAt: '2026-05-11', endsAt: '2026-05-25' }],
  ['Ends on the 30th', { endsAt: '2026-05-30' }],
  ['Starts too', { startsAt: '2026-05-11' }],
  ['Starts later', { startsAt: '2026-07-01' }],
  ['Newer', {}],
]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('10T12:00') })
  await useEmptyTable()
  store = (await newStore({ name: 'Starting' }))._id
  for (const [minute, [title, dates]] of offers.entries()) {
    await createCoupon(couponForm({ storeId: store, title, ...dates }), at(`02T08:0${minute}`))
  }
})

const lists = {
  all: ['GET /coupons', {}],
  live: ['GET /coupons', { status: 'live' }],
  ending: ['GET /coupons', { status: 'ending' }],
  liveAtStore: ['GET /stores/coupons/{storeId}', {}],
  endingAtStore: ['GET /stores/coupons/{storeId}', { status: 'ending' }],
  endedAtStore: ['GET /stores/coupons/{storeId}', { status: 'expired' }],
} as const

async function titlesBy(limit: string): Promise<Record<string, string[]>> {
  const read = Object.entries(lists).map(async ([name, [key, query]]) => {
    const pages = await readPages(key, { params: { storeId: store }, query: { ...query, limit } })
    return [name, (pages.flat() as Coupon[]).map(({ title }) => title)] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

const storedCoupons = async () => (await allItems()).filter(({ sk }) => sk === 'COUPON')
const named = async (title: string) => (await storedCoupons()).find((item) => item['title'] === title) as Item
const scheduled = async () =>
  (await storedCoupons()).flatMap((item) => (item['isScheduled'] ? String(item['title']) : [])).toSorted()

/** Those whose keys do not follow from what they hold. */
const misplaced = async () =>
  (await storedCoupons()).filter((item) => differences(item, rekeyed(item)).length > 0)

const [short, long] = ['Starts, ends on the 12th', 'Starts, ends on the 25th']
const started = [short, 'Ends on the 20th', long, 'Ends on the 30th', 'Newer', 'Starts too', 'Starts', 'Open']
const newestFirst = offers.map(([title]) => title).toReversed()

const moments: [when: string, time: string, live: string[], ending: string[], ended: string[]][] = [
  ['before its start', '10T23:59:59.999', started.filter((title) => !title.startsWith('Starts')), [], []],
  ['at its start', '11T00:00:00', started, [short], []],
  ['at its end', '13T00:00:00', started.slice(1), [], [short]],
]

test.each(moments)(
  'an offer is %s in each list of visitors that it belongs to, once, moved or not',
  async (_, time, live, ending, ended) => {
    vi.setSystemTime(at(time))
    const expected = {
      all: newestFirst.filter((title) => [...live, ...ended].includes(title)),
      live,
      ending,
      liveAtStore: live,
      endingAtStore: ending,
      endedAtStore: ended,
    }
    const read = async () => [await titlesBy('1'), await titlesBy('2'), await titlesBy('100')]
    expect(await read()).toEqual([expected, expected, expected])
    await moveStarted(new Date())
    expect(await read()).toEqual([expected, expected, expected])
    const left = newestFirst.filter((title) => !expected.all.includes(title)).toSorted()
    expect(await scheduled()).toEqual(left)
  },
)

test('what the task has moved has its version, its content and the keys of a write at that time', async () => {
  const before = await storedCoupons()
  vi.setSystemTime(at('11T00:00:00'))
  await Promise.all([moveStarted(new Date()), moveStarted(new Date())])
  const after = await storedCoupons()
  const changed = new Set(
    after.flatMap((item) => differences(before.find(({ pk }) => pk === item.pk) as Item, item)),
  )
  const keys = new Set(['listPk', 'parentPk', 'rankPk', 'rankSk', 'statusPk', 'statusSk'])
  expect([...changed].filter((name) => !keys.has(name))).toEqual(['isScheduled'])
  expect(await misplaced()).toEqual([])
})

test('of a change by staff and the task, at the same moment, neither leaves an offer in two places', async () => {
  vi.setSystemTime(at('11T00:00:00'))
  const [one, other] = [await named('Starts'), await named('Starts too')]
  const later = (item: Item) => {
    const fields = { startsAt: '2026-06-01T00:00:00.000Z' }
    return updateCoupon(String(item['_id']), { fields, versions: undefined }, new Date())
  }
  await interleaved(() => later(one), { meanwhile: () => moveStarted(new Date()) })
  expect([await misplaced(), await scheduled()]).toEqual([[], ['Starts', 'Starts later']])
  await writeItems([other])
  await interleaved(() => moveStarted(new Date()), { meanwhile: () => later(other) })
  expect([await misplaced(), await scheduled()]).toEqual([[], ['Starts', 'Starts later', 'Starts too']])
})

test('staff list all offers, with those that have not started', async () => {
  const token = await staffToken()
  const read = async (query: Record<string, string>, key: 'GET /coupons' | 'GET /stores/coupons/{storeId}') =>
    (await readPages(key, { params: { storeId: store }, query: { ...query, limit: '2' }, token })).flat()
  const titles = (found: unknown[]) => (found as Coupon[]).map(({ title }) => title)
  expect(titles(await read({}, 'GET /coupons'))).toEqual(newestFirst)
  // By their ends, the last first, then what has none.
  const byEnd = ['Ends on the 30th', long, 'Ends on the 20th', short]
  const endless = ['Newer', 'Starts later', 'Starts too', 'Starts', 'Open']
  expect(titles(await read({}, 'GET /stores/coupons/{storeId}'))).toEqual([...byEnd, ...endless])
  const atStore = await read({ status: 'scheduled' }, 'GET /stores/coupons/{storeId}')
  expect(titles(atStore)).toEqual([short, long, 'Starts later', 'Starts too', 'Starts'])
})
