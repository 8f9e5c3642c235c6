import { beforeEach, expect, test } from 'vitest'
import { bulkSize, bulkUndoWindow } from '#domain/coupon/bulk-edit'
import type { Coupon } from '#domain/coupon/coupon'
import { bulkRecordOf } from '#functions/coupon/bulk/bulk-record'
import { changeInBulk, createInBulk } from '#functions/coupon/bulk/change-in-bulk'
import { undoBulk } from '#functions/coupon/bulk/undo-bulk'
import { type CouponEdit, couponItem, createCoupon, updateCoupon } from '#functions/coupon/coupon'
import { counterWrite } from '#functions/entity/counter'
import { transact } from '#table/write'
import { interleaved } from '../races/interleave'
import { writeItems } from '../support/bulk-write'
import { callApi } from '../support/api'
import { at, couponForm } from '../support/content'
import { contradictions } from '../support/integrity'
import { newStore, store, token, useOneStore } from '../support/one-store'
import { allItems } from '../support/table-items'

const bulkId = '01JD0000000000000000000000'
const now = at('10T08:00')
let coupon: Coupon

useOneStore()
beforeEach(async () => {
  coupon = await createCoupon(couponForm({ storeId: store._id, endsAt: '2098-12-24' }), at('02T08:00'))
})

const change = (changes: CouponEdit, { _id, version } = coupon) =>
  changeInBulk(_id, { bulkId, versions: [version], edit: () => changes }, now)
const undo = (time = now) => undoBulk(bulkId, time)
const read = async ({ _id: id } = coupon) =>
  (await callApi('GET /coupons/{id}', { token, params: { id } })).body
const records = async () => (await allItems()).filter(({ pk }) => pk.startsWith('BULK#'))
const skippedAs = (message: string) => [{ _id: coupon._id, title: coupon.title, message }]

test('each field comes back, and the record goes', async () => {
  const other = await newStore({ name: 'Other' })
  const changes = {
    percentageOff: 55,
    type: 'deal' as const,
    link: 'https://other.example/sale',
    endsAt: null,
    endsPrecision: 'day' as const,
    startsAt: '2026-05-01T00:00:00.000Z',
    terms: 'New ones only.',
    withdrawn: true,
    storeId: other._id,
  }
  await change(changes)
  expect(await read()).toMatchObject({ percentageOff: 55, type: 'deal', storeId: { _id: other._id } })
  expect(await undo()).toEqual({ restored: 1, skipped: [], isDone: true })
  expect(await read()).toEqual({ ...coupon, version: 3 })
  expect([await records(), await contradictions()]).toEqual([[], []])
  expect(await undo()).toEqual({ restored: 0, skipped: [], isDone: true })
})

test('what changes nothing is not written, and has no record', async () => {
  await change({
    percentageOff: coupon.percentageOff,
    terms: '',
    couponCode: coupon.couponCode,
    withdrawn: false,
  })
  expect([await read(), await records()]).toEqual([coupon, []])
})

test('what was edited since stays, and each call names it', async () => {
  await change({ percentageOff: 55 })
  await updateCoupon(coupon._id, { fields: { title: 'Mine' }, versions: undefined }, now)
  const skipped = skippedAs('Someone has edited it since.')
  expect([await undo(), await undo()]).toEqual(
    [0, 0].map((restored) => ({ restored, skipped, isDone: true })),
  )
  expect(await read()).toMatchObject({ title: 'Mine', percentageOff: 55, version: 3 })
})

test('an edit since that was taken back is none', async () => {
  await change({ percentageOff: 55, terms: 'Once.' })
  const edits = [{ percentageOff: 60 }, { percentageOff: 55 }]
  for (const fields of edits) await updateCoupon(coupon._id, { fields, versions: undefined }, now)
  expect(await undo()).toEqual({ restored: 1, skipped: [], isDone: true })
  expect(await read()).toEqual({ ...coupon, version: 5 })
  expect(await records()).toEqual([])
})

test('what was deleted since, or whose store was, is named', async () => {
  const other = await newStore({ name: 'Other' })
  const moved = await createCoupon(couponForm({ storeId: store._id, title: 'Moved' }), at('03T08:00'))
  await change({ percentageOff: 55 })
  await change({ storeId: other._id }, moved)
  await callApi('DELETE /coupons/{id}', { token, params: { id: coupon._id } })
  await callApi('DELETE /stores/by-id/{id}', { token, params: { id: store._id } })
  expect((await undo()).skipped).toEqual([
    ...skippedAs('It has been deleted since.'),
    { _id: moved._id, title: 'Moved', message: 'This store does not exist.' },
  ])
})

test('a created coupon is deleted, unless it was edited since', async () => {
  const create = (title: string) => createInBulk(couponForm({ storeId: store._id, title }), { bulkId }, now)
  const [one, other] = [await create('One'), await create('Other')]
  await updateCoupon(other._id, { fields: { title: 'Mine' }, versions: undefined }, now)
  expect(await undo()).toMatchObject({ restored: 1, skipped: [{ _id: other._id, title: 'Other' }] })
  const left = (await callApi('GET /coupons', { token })).body as Coupon[]
  expect(left.map(({ _id }) => _id)).toEqual([other._id, coupon._id])
  expect(left).not.toContainEqual(expect.objectContaining({ _id: one._id }))
  expect(await contradictions()).toEqual([])
})

test('a day later nothing comes back', async () => {
  await change({ percentageOff: 55 })
  expect(await undo(new Date(now.getTime() + bulkUndoWindow))).toMatchObject({ restored: 0, isDone: true })
  expect(await read()).toMatchObject({ percentageOff: 55, version: 2 })
})

test('two calls at once give each coupon back once, and skip none', async () => {
  await change({ percentageOff: 55 })
  const first = await interleaved(undo, { meanwhile: undo })
  expect(first).toEqual({ restored: 0, skipped: [], isDone: true })
  expect(await read()).toEqual({ ...coupon, version: 3 })
})

test('more than a call gives back are given back by the next', async () => {
  const items = Array.from({ length: bulkSize + 1 }, () =>
    couponItem(couponForm({ storeId: store._id }), now),
  )
  await writeItems([...items, ...items.map((item) => bulkRecordOf(bulkId, item, { percentageOff: 5 }, now))])
  await transact([counterWrite('COUPON', items.length)])
  expect(await undo()).toEqual({ restored: bulkSize, skipped: [], isDone: false })
  expect(await undo()).toEqual({ restored: 1, skipped: [], isDone: true })
  expect(await contradictions()).toEqual([])
})
