import { beforeEach, expect, test } from 'vitest'
import type { BulkEdited } from '#domain/coupon/bulk-edit'
import type { Coupon } from '#domain/coupon/coupon'
import { couponItem, createCoupon, updateCoupon } from '#functions/coupon/coupon'
import { counterWrite } from '#functions/entity/counter'
import { put, transact } from '#table/write'
import { faults, isWrite, withFault } from '../faults/inject'
import { interleaved } from '../races/interleave'
import { callApi } from '../support/api'
import { writeItems } from '../support/bulk-write'
import { at, couponForm, unusedId } from '../support/content'
import { contradictions } from '../support/integrity'
import { newStore, store, token, useOneStore } from '../support/one-store'
import { ownHost } from '../support/own-links'
import { refusal } from '../support/refusal'
import { allItems } from '../support/table-items'

let coupon: Coupon
let deal: Coupon

useOneStore()
beforeEach(async () => {
  coupon = await createCoupon(couponForm({ storeId: store._id }), at('02T08:00'))
  const ofDeal = { title: 'Two for one', type: 'deal', endsAt: '2098-12-24' } as const
  deal = await createCoupon(couponForm({ storeId: store._id, ...ofDeal }), at('03T08:00'))
})

const post = (json: object, headers = {}) => callApi('POST /coupons/bulk', { token, json, headers })
const ids = () => [coupon._id, deal._id]
const edit = async (changes: object, others: object = {}) => {
  const { status, body } = await post({ ids: ids(), changes, ...others }, ownHost)
  expect(status).toBe(200)
  return body as BulkEdited
}
const undo = async ({ bulkId }: BulkEdited) =>
  (await callApi('POST /coupons/bulk/{bulkId}/undo', { token, params: { bulkId } })).body
const all = async () => (await callApi('GET /coupons', { token })).body as Coupon[]
const statesOf = ({ coupons }: BulkEdited) => coupons.map(({ state }) => state)
const failed = (message: string) => ({ state: 'failed', before: {}, after: {}, message })

test('each coupon is answered with its changed fields, before and after', async () => {
  const other = await newStore({ name: 'Other' })
  const named = { title: 'Everything', storeName: 'Zephyr', version: 2, state: 'changed' }
  const percent = (value: number) => ({ percentageOff: value, discount: { kind: 'percent', value } })
  const changed = await edit({ percentageOff: '30', endsAt: '2098-12-24' })
  expect(changed).toEqual({
    bulkId: expect.stringMatching(/^[0-9A-Z]{26}$/),
    coupons: [
      {
        ...named,
        _id: coupon._id,
        before: { ...percent(20), endsAt: null, endsPrecision: 'day' },
        after: { ...percent(30), endsAt: '2098-12-25T00:00:00.000Z', endsPrecision: 'day' },
      },
      { ...named, _id: deal._id, title: 'Two for one', before: percent(20), after: percent(30) },
    ],
  })
  const moved = await edit({ storeId: other._id })
  expect(moved.coupons[0]).toMatchObject({ before: { storeId: { name: 'Zephyr' } }, storeName: 'Other' })
  expect(await contradictions()).toEqual([])
})

test.each([
  ['a percentage', { percentageOff: 33 }, { percentageOff: 33 }],
  ['a type', { type: 'deal' }, { type: 'deal', couponCode: null }],
  ['a code', { type: 'coupon', couponCode: 'NEW' }, { type: 'coupon', couponCode: 'NEW' }],
  ['a start', { startsAt: '2026-05-01' }, { startsAt: '2026-05-01T00:00:00.000Z' }],
  ['terms', { terms: 'New ones only.' }, { terms: 'New ones only.' }],
  [
    'part of a link',
    { link: { find: '.example.com/s', replace: '.test/$&' } },
    { link: 'https://shop.test/$&ale' },
  ],
  ['a withdrawal', { withdrawn: true }, { status: 'withdrawn' }],
])('%s is changed in all, and given back', async (_, changes, after) => {
  const before = await all()
  const edited = await edit(changes)
  expect(await all()).toEqual(before.map(() => expect.objectContaining(after)))
  const changedIds = edited.coupons.filter(({ state }) => state === 'changed').map(({ _id }) => _id)
  expect(await undo(edited)).toEqual({ restored: changedIds.length, skipped: [], isDone: true })
  const withVersions = before.map((each) => (changedIds.includes(each._id) ? { ...each, version: 3 } : each))
  expect(await all()).toEqual(withVersions)
})

test('a coupon that has moved stays when its former store is deleted, though an index still shows it there', async () => {
  const other = await newStore({ name: 'Other' })
  await edit({ storeId: other._id }, { ids: [coupon._id] })
  const moved = (await allItems()).find(({ _id }) => _id === coupon._id)!
  await transact([put({ ...moved, parentPk: `STORE#${store._id}#COUPONS` })])
  await callApi('DELETE /stores/by-id/{id}', { token, params: { id: store._id } })
  expect((await all()).map(({ _id, storeId }) => [_id, storeId.name])).toEqual([[coupon._id, 'Other']])
})

test('a dry run gives the same answer, and writes nothing', async () => {
  const before = await allItems()
  const changes = { link: { find: 'shop', replace: 'other' }, percentageOff: 30 }
  const dry = await edit(changes, { dryRun: true })
  expect(await allItems()).toEqual(before)
  const { bulkId } = dry
  const versions = dry.coupons.map((each) => ({ ...each, version: 2 }))
  expect(await edit(changes, { bulkId })).toEqual({ bulkId, coupons: versions })
})

test.each([{ dryRun: true }, {}])(
  'what cannot be changed is named, and the rest is done: %j',
  async (others) => {
    const before = deal.version
    const code = await edit({ type: 'coupon' }, others)
    expect(code.coupons).toMatchObject([{ state: 'unchanged' }, failed('Coupon code is required.')])
    const start = await edit({ startsAt: '2099-01-01' }, others)
    expect(start.coupons).toMatchObject([{ state: 'changed' }, failed('The end must be after the start.')])
    const own = await edit({ link: { find: 'shop.example.com', replace: 'clipwell.example' } }, others)
    expect(own.coupons).toMatchObject(
      ids().map(() => failed('Link must lead to another site than this one.')),
    )
    const broken = await edit({ link: { find: 'https://shop', replace: '' } }, others)
    expect(broken.coupons).toMatchObject(
      ids().map(() => failed('Link must be a full address starting with http:// or https://.')),
    )
    const store_ = await edit({ storeId: unusedId }, others)
    expect(store_.coupons).toMatchObject(ids().map(() => failed('This store does not exist.')))
    const gone = await edit({ percentageOff: 30 }, { ...others, ids: [unusedId, ...ids()] })
    expect(gone.coupons).toMatchObject([
      failed('There is no such coupon.'),
      ...ids().map(() => ({ state: 'changed' })),
    ])
    expect((await all()).find(({ _id }) => _id === deal._id)?.version).toBe(
      others.dryRun ? before : before + 1,
    )
  },
)

test('what somebody changes at the same moment is named', async () => {
  const meanwhile = () =>
    updateCoupon(coupon._id, { fields: { title: 'Mine' }, versions: undefined }, at('04T08:00'))
  const edited = await interleaved(() => edit({ percentageOff: 30 }, { ids: [coupon._id] }), { meanwhile })
  expect(edited.coupons).toMatchObject([failed(expect.stringContaining('Someone else has changed this'))])
  expect((await all())[1]).toMatchObject({ title: 'Mine', percentageOff: 20 })
})

const bulkId = '01JD0000000000000000000000'
const once = () => edit({ link: { find: 'shop', replace: 'shop.shop' } }, { bulkId })

test('a call that is repeated, or sent twice at once, changes each coupon once and answers the same', async () => {
  const first = await interleaved(once, { meanwhile: once })
  expect(statesOf(first)).toEqual(['changed', 'changed'])
  expect(await once()).toEqual(first)
  expect((await all()).map(({ link, version }) => [link, version])).toEqual(
    ids().map(() => ['https://shop.shop.example.com/sale', 2]),
  )
})

test.each(['is cut off', 'is away'] as const)(
  'where the database %s meanwhile, the call can be repeated, and undone as a whole',
  async (name) => {
    const injected = { failing: 1, fault: faults[name], among: isWrite, andRest: true }
    const changes = { percentageOff: 30 }
    const { result } = await withFault(() => post({ ids: ids(), changes, bulkId }), injected)
    expect(result.status).toBe(503)
    const repeated = await edit(changes, { bulkId })
    expect(statesOf(repeated)).toEqual(['changed', 'changed'])
    expect(await undo(repeated)).toEqual({ restored: 2, skipped: [], isDone: true })
    expect((await all()).map(({ percentageOff, version }) => [percentageOff, version])).toEqual(
      ids().map(() => [20, 3]),
    )
  },
)

test('all coupons of a list are changed, a hundred by a call', async () => {
  const other = await newStore({ name: 'Other' })
  const items = Array.from({ length: 99 }, () =>
    couponItem(couponForm({ storeId: store._id }), at('04T08:00')),
  )
  await writeItems(items)
  await transact([counterWrite('COUPON', items.length)])
  await createCoupon(couponForm({ storeId: other._id }), at('05T08:00'))
  const where = { storeId: store._id, status: 'live' }
  const sent = { ids: undefined, dryRun: true }
  const first = await edit({ percentageOff: 30 }, { ...sent, where })
  const second = await edit({ percentageOff: 30 }, { ...sent, where: { ...where, cursor: first.next } })
  expect([first, second].map(({ coupons, next }) => [coupons.length, typeof next])).toEqual([
    [100, 'string'],
    [1, 'undefined'],
  ])
  const found = [...first.coupons, ...second.coupons].map(({ _id }) => _id)
  expect(found.toSorted()).toEqual([...ids(), ...items.map(({ _id }) => _id)].toSorted())
})

test('all results of a search in a store are these alone, and a change of them is none of the others', async () => {
  const { _id: found } = await createCoupon(
    couponForm({ storeId: store._id, title: 'Unlike the others' }),
    at('05T08:00'),
  )
  const where = { storeId: store._id, search: 'unlike' }
  const { coupons, next } = await edit({ percentageOff: 31 }, { ids: undefined, where })
  expect([coupons.map(({ _id, state }) => [_id, state]), next]).toEqual([[[found, 'changed']], undefined])
})

test.each([
  ['changes', 'Choose what to change.', { changes: {} }],
  ['changes', 'Choose what to change.', { changes: { title: 'All the same' } }],
  ['changes.percentageOff', 'Percentage off must be from 0 to 100.', { changes: { percentageOff: 101 } }],
  ['changes.couponCode', 'Coupon code is required.', { changes: { type: 'coupon', couponCode: '' } }],
  [
    'changes.endsAt',
    'The end must be after the start.',
    { changes: { startsAt: '2026-05-02', endsAt: '2026-05-01' } },
  ],
  ['changes.link.find', 'Text to find is required.', { changes: { link: { find: '', replace: 'x' } } }],
  ['ids', 'Choose the coupons to change.', { ids: undefined, changes: { terms: '' } }],
  [
    'ids',
    'At most 100 coupons can be changed by one call.',
    { ids: Array.from({ length: 101 }, () => unusedId), changes: { terms: '' } },
  ],
  ['where', 'There is no such filter.', { where: { colour: 'red' }, changes: { terms: '' } }],
  ['bulkId', 'This is not a valid id.', { bulkId: 'x', changes: { terms: '' } }],
])('%# is refused for its %s: %s', async (field, message, sent) => {
  const before = await allItems()
  const { status, body } = await post({ ids: ids(), ...sent })
  expect([status, body]).toEqual([400, refusal(400, 'invalid', message, field)])
  expect(await allItems()).toEqual(before)
})
