import { beforeEach, expect, test, vi } from 'vitest'
import { createCoupon, updateCoupon } from '#functions/coupon/coupon'
import { addClicks } from '#functions/features/click/click'
import { offers as feature } from '#functions/features/offers/feature'
import { deleteStore } from '#functions/store/deletion/delete-store'
import { callApi, nextOf, readPages, useEmptyTableWithStream } from '../../../support/api'
import { handleChanges } from '../../../support/changes'
import { at, couponForm } from '../../../support/content'
import { newStore } from '../../../support/one-store'
import { now, testBy } from '../tested-offer'
import { followLink } from '../../click/follow-link'

let ids: Record<string, string>

beforeEach(async () => {
  await useEmptyTableWithStream()
  vi.useFakeTimers({ toFake: ['Date'], now })
  ids = {}
  for (const [place, name] of ['Ash', 'Birch', 'Cedar'].entries()) {
    ids[name] = (await newStore({ name, slug: name.toLowerCase(), rating: place }, now))._id
  }
  for (const [title, store] of Object.entries({ Kite: 'Ash', Tent: 'Ash', Mug: 'Birch' })) {
    ids[title] = (await createCoupon(couponForm({ storeId: ids[store]!, title }), now))._id
  }
  await testBy('tester', ids.Mug!)
  await handleChanges(now)
})

const click = (title: string, store: string, clicks: number, day = '10', repeats = 0) =>
  addClicks(
    { couponId: ids[title], storeId: ids[store]!, placement: 'dialog' },
    { clicks, repeats },
    at(`${day}T11:00`),
  )

async function answer(key: 'GET /offers' | 'GET /stores/trending', query: Record<string, string> = {}) {
  const { status, body } = await callApi(key, { query })
  expect(status).toBe(200)
  return (body as { title?: string; name: string }[]).map(({ title, name }) => title ?? name)
}

async function trending(moment = now) {
  await feature.everyMinute?.(moment)
  const [offers, stores] = await Promise.all([
    answer('GET /offers', { by: 'trending' }),
    answer('GET /stores/trending'),
  ])
  return { offers, stores }
}

test('without a click what is proven, and rated, best comes first', async () => {
  const { offers, stores } = await trending()
  expect([offers[0], offers.length, stores]).toEqual(['Mug', 3, ['Cedar', 'Birch', 'Ash']])
})

test('what most visitors clicked in seven days comes first, and repeats are not counted', async () => {
  await click('Tent', 'Ash', 3)
  await click('Kite', 'Ash', 2, '04')
  await click('Kite', 'Ash', 9, '03')
  await click('Mug', 'Birch', 1, '10', 50)
  expect(await trending()).toEqual({ offers: ['Tent', 'Kite', 'Mug'], stores: ['Ash', 'Birch', 'Cedar'] })
})

test('one visitor moves an offer up once, however often the link is followed, and a bot never', async () => {
  await click('Tent', 'Ash', 2)
  for (let time = 0; time < 4; time++) await followLink({ couponId: ids.Mug! })
  for (const sourceIp of ['203.0.113.7', '203.0.113.8', '203.0.113.9']) {
    await followLink({ couponId: ids.Mug! }, { sourceIp, userAgent: 'Googlebot/2.1' })
  }
  expect((await trending()).offers.slice(0, 2)).toEqual(['Tent', 'Mug'])
})

test('it is made anew each hour', async () => {
  const before = await trending()
  await click('Tent', 'Ash', 1)
  expect(await trending(at('10T12:59'))).toEqual(before)
  expect((await trending(at('10T13:00'))).offers[0]).toBe('Tent')
})

test('what ends, fails or is deleted meanwhile is left out', async () => {
  await click('Mug', 'Birch', 9)
  await click('Tent', 'Ash', 8)
  expect((await trending()).offers).toHaveLength(3)
  await updateCoupon(ids.Tent!, { fields: { withdrawn: true }, versions: undefined }, now)
  await deleteStore(ids.Birch!, undefined, now)
  const left = { offers: ['Kite'], stores: ['Ash', 'Cedar'] }
  expect(await trending()).toEqual(left)
  expect(await trending(at('10T13:00'))).toEqual(left)
})

test('both are read in pages, and a cursor of one is refused by the other', async () => {
  await trending()
  const query = { limit: '1' }
  const pages = (await readPages('GET /stores/trending', { query })) as { name: string }[][]
  expect(pages.map((page) => page.map(({ name }) => name))).toEqual([['Cedar'], ['Birch'], ['Ash']])
  const { headers } = await callApi('GET /stores/trending', { query })
  const { status, body } = await callApi('GET /offers', { query: { ...nextOf(headers), by: 'trending' } })
  expect([status, body.message]).toEqual([400, 'The cursor does not belong to this list.'])
})
