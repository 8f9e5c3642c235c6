import { expect, test } from 'vitest'
import { undoWindow } from '#domain/deletion/undo-window'
import { addClicks } from '#functions/features/click/click'
import { createCoupon } from '#functions/coupon/coupon'
import { deleteStore } from '#functions/store/deletion/delete-store'
import { continueDeletion } from '#functions/store/deletion/phases'
import { callApi, nextOf } from '../../../support/api'
import { couponForm } from '../../../support/content'
import { token } from '../../../support/one-store'
import { clicksBy, couponId, storeId, storeName, today, withClickedOffer } from '../clicked-offer'

withClickedOffer()

const add = (placement: 'card' | 'dialog', clicks: number, date: Date, of = couponId) =>
  addClicks({ storeId, couponId: of, placement }, { clicks, repeats: 1 }, date)

test('clicks sum up the days that are asked for, both included', async () => {
  for (const date of ['03-09', '03-10', '03-11', '03-12']) {
    await add('card', 2, new Date(`2030-${date}T23:59:59Z`))
  }
  const days = { from: '2030-03-10', to: '2030-03-11' }
  expect(await clicksBy('coupon', days)).toEqual([{ key: couponId, clicks: 4, repeats: 2 }])
  expect(await clicksBy('day', days)).toEqual([
    { key: '2030-03-11', clicks: 2, repeats: 1 },
    { key: '2030-03-10', clicks: 2, repeats: 1 },
  ])
})

test('clicks are of the last 30 days by day, if nothing is said', async () => {
  const now = Date.now()
  await add('card', 5, new Date(now - 29 * 24 * 3600 * 1000))
  await add('card', 7, new Date(now - 30 * 24 * 3600 * 1000))
  const { body } = await callApi('GET /stats/clicks', { token })
  expect(body.at(-1)).toEqual({
    key: new Date(now - 29 * 24 * 3600 * 1000).toISOString().slice(0, 10),
    clicks: 5,
    repeats: 1,
  })
})

test('clicks come in pages, the most clicked first', async () => {
  const other = await createCoupon(couponForm({ storeId, title: 'Tents' }), new Date())
  await add('card', 3, new Date())
  await add('card', 9, new Date(), other._id)
  const query = { from: today(), to: today(), by: 'coupon', limit: '1', names: 'true' }
  const first = await callApi('GET /stats/clicks', { token, query })
  const store = storeName()
  expect(first.body).toEqual([{ key: other._id, clicks: 9, repeats: 1, name: 'Tents', store }])
  const second = await callApi('GET /stats/clicks', { token, query: nextOf(first.headers)! })
  expect([second.body, nextOf(second.headers)]).toEqual([
    [{ key: couponId, clicks: 3, repeats: 1, name: 'Everything', store }],
    undefined,
  ])
})

test('clicks name stores, as long as one can be restored', async () => {
  await add('card', 1, new Date())
  expect(await clicksBy('store', { names: 'true' })).toEqual([
    { key: storeId, clicks: 1, repeats: 1, name: storeName() },
  ])
  await deleteStore(storeId, undefined, new Date())
  const namesBy = async (by: string) => (await clicksBy(by, { names: 'true' }))[0]?.name
  expect([await namesBy('store'), await namesBy('coupon')]).toEqual([storeName(), 'Everything'])
  await continueDeletion(storeId, 12, new Date(Date.now() + undoWindow))
  await continueDeletion(storeId, 12, new Date(Date.now() + undoWindow))
  expect([await namesBy('store'), await namesBy('coupon')]).toEqual([null, null])
  expect(await clicksBy('placement', { names: 'true' })).toEqual([{ key: 'card', clicks: 1, repeats: 1 }])
})

test.each([
  [{ from: '2026-02-30' }, 'from', 'from must be a day, such as 2026-05-31.'],
  [{ to: 'yesterday' }, 'to', 'to must be a day, such as 2026-05-31.'],
  [{ from: '2026-03-02', to: '2026-03-01' }, 'from', 'from may not be after to.'],
  [{ from: '2025-01-01', to: '2025-04-03' }, 'from', 'At most 92 days may be counted at once.'],
])('clicks refuse %j', async (query, field, message) => {
  const { status, body } = await callApi('GET /stats/clicks', { token, query })
  expect([status, body.fields]).toEqual([400, { [field]: message }])
})
