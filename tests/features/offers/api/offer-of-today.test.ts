import { beforeEach, expect, test, vi } from 'vitest'
import { coupons, createCoupon, updateCoupon } from '#functions/coupon/coupon'
import { offers } from '#functions/features/offers/feature'
import { chooseOfferOfToday } from '#functions/features/offers/offer-of-today'
import { callApi, useEmptyTable } from '../../../support/api'
import { at, couponForm } from '../../../support/content'
import { newStore } from '../../../support/one-store'
import { now, testBy, titlesAt } from '../tested-offer'

beforeEach(async () => {
  await useEmptyTable()
  vi.useFakeTimers({ toFake: ['Date'], now })
})

const today = () => titlesAt('GET /coupons/today')

/** A store with an offer, which so many of staff have tested. */
async function offerOf(
  name: string,
  tests: number,
  form: object = {},
  outcome: 'worked' | 'failed' = 'worked',
) {
  const { _id: storeId } = await newStore({ name, slug: name.toLowerCase() }, now)
  const { _id } = await createCoupon(couponForm({ storeId, title: name, ...form }), now)
  for (let tester = 0; tester < tests; tester++) await testBy(`t${tester}`, _id, outcome)
  return _id
}

test('without a proven offer there is none', async () => {
  expect(await today()).toEqual([])
  await offerOf('Untested', 0)
  await offerOf('Failing', 2, {}, 'failed')
  await offers.everyMinute?.(now)
  expect(await today()).toEqual([])
})

test('each day it is another one of the proven offers, and on a day always the same', async () => {
  for (const [place, name] of ['Ash', 'Birch', 'Cedar'].entries()) await offerOf(name, place + 1)
  const shown: string[] = []
  for (const day of ['10', '11', '12']) {
    vi.setSystemTime(at(`${day}T12:00`))
    await offers.everyMinute?.(at(`${day}T12:00`))
    const first = await today()
    await offers.everyMinute?.(at(`${day}T13:30`))
    expect(await today()).toEqual(first)
    shown.push(...first)
  }
  expect(shown.toSorted()).toEqual(['Ash', 'Birch', 'Cedar'])
})

test('on a day it stays the same, also if another one is better proven meanwhile', async () => {
  const ids = await Promise.all(['Ash', 'Birch', 'Cedar'].map((name) => offerOf(name, 1)))
  await offers.everyMinute?.(now)
  const first = await today()
  for (const id of ids.toReversed()) {
    for (const tester of ['x', 'y', 'z']) await testBy(tester, id)
    await chooseOfferOfToday(now)
    expect(await today()).toEqual(first)
  }
})

test('among seven codes no deal gets its turn, however well it is proven', async () => {
  await offerOf('Deal', 3, { type: 'deal' })
  for (const number of [1, 2, 3, 4, 5, 6, 7]) await offerOf(`Code${number}`, 1)
  const shown: string[] = []
  for (const day of ['10', '11', '12', '13', '14', '15', '16']) {
    vi.setSystemTime(at(`${day}T12:00`))
    await offers.everyMinute?.(at(`${day}T12:00`))
    shown.push(...(await today()))
  }
  expect([new Set(shown).size, shown.includes('Deal')]).toEqual([7, false])
})

test('one that ends, is withdrawn, fails a test or is deleted gives way to the next at once', async () => {
  const ids = new Map<string, string>()
  for (const name of ['Ash', 'Birch', 'Cedar']) {
    ids.set(name, await offerOf(name, 1, { endsAt: at('10T18:00').toISOString() }))
  }
  await offers.everyMinute?.(now)
  const [first = ''] = await today()
  await updateCoupon(ids.get(first)!, { fields: { withdrawn: true }, versions: undefined }, now)
  const [second = ''] = await today()
  await testBy('other', ids.get(second)!, 'failed')
  const [third = ''] = await today()
  expect([first, second, third].toSorted()).toEqual(['Ash', 'Birch', 'Cedar'])
  vi.setSystemTime(at('10T18:00'))
  expect(await today()).toEqual([])
  vi.setSystemTime(now)
  expect(await today()).toEqual([third])
  await coupons.remove(ids.get(third)!, undefined, now)
  expect(await today()).toEqual([])
})

test('an answer may be cached until the offer ends', async () => {
  await offerOf('Ash', 1, { endsAt: at('10T12:00:30').toISOString() })
  await offers.everyMinute?.(now)
  const { headers } = await callApi('GET /coupons/today')
  expect(headers['cache-control']).toContain('s-maxage=30')
})
