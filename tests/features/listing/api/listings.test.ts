import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  changeOf,
  isListed,
  keyOfListing,
  readPart,
  type StoreListing,
} from '#functions/features/listing/listing'
import { categories } from '#functions/category/category'
import { createCoupon as addCoupon } from '#functions/coupon/coupon'
import { createReview } from '#functions/review/review'
import { applyChanges } from '#functions/changes/apply-changes'
import { runTasks } from '#functions/lambdas/clean-up'
import { faults, withFault } from '../../../faults/inject'
import { handleRecords, openStream } from '#local/change-stream'
import { metered } from '#table/meter'
import { put, transact } from '#table/write'
import type { RouteKey } from '#domain/api/api'
import type { StoreForm } from '#domain/store/store'
import { visitorWrites } from '../../requests'
import { callApi, useEmptyTableWithStream } from '../../../support/api'
import { categoryForm, couponForm, formDataOf, reviewForm } from '../../../support/content'
import { newStore } from '../../../support/one-store'
import { allListings, handleChangesAndTime, updatedListings, wrongListings } from '../listed'
import { staffToken } from '../../../support/tokens'
import { validRequests } from '../../../support/valid-request'

vi.setConfig({ testTimeout: 60_000 })

let token: string

beforeEach(async () => {
  await useEmptyTableWithStream()
  token = await staffToken('user')
})

const day = (days: number) => new Date(Date.now() + days * 86_400_000)
const text = 'Tents, stoves and boots for people who sleep outside.'

const createStore = async (fields: Partial<StoreForm> = {}) =>
  (await newStore({ name: 'Zephyr', slug: 'zephyr', ...fields }, new Date()))._id

const change = (id: string, json: object) =>
  callApi('PUT /stores/by-id/{id}', { token, params: { id }, json })

const createCoupon = async (storeId: string, fields: { startsAt?: string; endsAt?: string | null } = {}) =>
  (await addCoupon(couponForm({ storeId, ...fields }), new Date()))._id

const changeCoupon = (id: string, json: object) =>
  callApi('PUT /coupons/{id}', { token, params: { id }, json })

const createCategory = async (name: string) =>
  (await categories.create(categoryForm({ name, slug: name.toLowerCase() }), new Date()))._id

const listingOf = async (slug: string) => (await updatedListings())[slug] as StoreListing

/** Whether a write changes when the store has last changed. */
async function changes(slug: string, write: () => Promise<unknown>): Promise<boolean> {
  const before = (await listingOf(slug)).contentChangedAt
  await write()
  const after = (await updatedListings())[slug]?.contentChangedAt ?? ''
  expect(after >= before).toBe(true)
  return after > before
}

test('a store with nothing is not listed, and is with an offer, a review or a text', async () => {
  const id = await createStore()
  const isShown = async () => isListed(await listingOf('zephyr'), new Date())
  expect(await isShown()).toBe(false)
  const coupon = await createCoupon(id)
  expect(await isShown()).toBe(true)
  await changeCoupon(coupon, { withdrawn: true })
  expect(await isShown()).toBe(false)
  const review = await createReview(
    reviewForm({ storeId: id }),
    { approved: false, profilePicture: null },
    new Date(),
  )
  expect(await isShown()).toBe(false)
  await callApi('PATCH /reviews/by-id/{id}/approve', { token, params: { id: review._id } })
  expect(await isShown()).toBe(true)
  await callApi('DELETE /reviews/{id}', { token, params: { id: review._id } })
  expect(await isShown()).toBe(false)
  await change(id, { description: text })
  expect(await isShown()).toBe(true)
})

test.each([
  ['that staff create as approved is listed, with the category of its store', 'staff', 'true', true],
  ['that staff create and that waits is not', 'staff', 'false', false],
  ['of a visitor is not, whatever it claims', 'visitor', 'true', false],
])('a review %s', async (_, who, approved, isShown) => {
  const category = await createCategory('Camping')
  const id = await createStore({ category })
  const before = (await listingOf('camping')).contentChangedAt
  const form = formDataOf({ ...reviewForm({ storeId: id, rating: 5 }), rating: '5', approved })
  const parts = who === 'staff' ? { token, form } : { form }
  expect((await callApi('POST /reviews/create', parts)).status).toBe(201)
  const store = await listingOf('zephyr')
  expect([isListed(store, new Date()), store.hasReviews]).toEqual([isShown, isShown])
  expect((await listingOf('camping')).contentChangedAt > before).toBe(isShown)
  expect(await wrongListings()).toEqual([])
})

test('offers start and end without a write', async () => {
  const id = await createStore()
  await createCoupon(id, { startsAt: day(2).toISOString(), endsAt: day(4).toISOString() })
  await createCoupon(id, { startsAt: day(3).toISOString(), endsAt: day(6).toISOString() })
  await createCoupon(id, { startsAt: day(8).toISOString(), endsAt: null })
  const listing = await listingOf('zephyr')
  expect([0, 1, 3, 5, 7, 9, 900].map((days) => isListed(listing, day(days)))).toEqual([
    false,
    false,
    true,
    true,
    false,
    true,
    true,
  ])
  expect(await wrongListings()).toEqual([])
})

describe('when what visitors see has changed', () => {
  let id: string
  beforeEach(async () => {
    id = await createStore()
  })

  test.each([
    ['its name', { name: 'Zephyr & Co' }, true],
    ['its text', { description: text }, true],
    ['its link, which only its out-link knows', { link: 'https://example.com/other' }, false],
    ['its network', { network: 'awin', advertiserId: '12' }, false],
    ['nothing', { name: 'Zephyr' }, false],
  ])('a change of %s is seen or not', async (_, json, isSeen) => {
    expect(await changes('zephyr', async () => expect((await change(id, json)).status).toBe(200))).toBe(
      isSeen,
    )
  })

  test('a live offer is seen, one that has not started is not until then', async () => {
    expect(await changes('zephyr', () => createCoupon(id))).toBe(true)
    const later = { startsAt: day(2).toISOString(), endsAt: day(4).toISOString() }
    expect(await changes('zephyr', () => createCoupon(id, later))).toBe(false)
    const at = async (days: number) => changeOf(await listingOf('zephyr'), day(days))
    expect([await at(3), await at(5)]).toEqual([later.startsAt, later.endsAt])
  })

  test('an offer that is edited or removed is seen, its link is not', async () => {
    const coupon = await createCoupon(id)
    const edit = (json: object) => () => changeCoupon(coupon, json)
    expect(await changes('zephyr', edit({ title: 'All of it' }))).toBe(true)
    expect(await changes('zephyr', edit({ link: 'https://example.com/elsewhere' }))).toBe(false)
    const removed = () => callApi('DELETE /coupons/{id}', { token, params: { id: coupon } })
    expect(await changes('zephyr', removed)).toBe(true)
  })

  test('a view, what visitors say of it and a pending review are not', async () => {
    const coupon = await createCoupon(id)
    const view = () => callApi('POST /coupons/{id}/views', { params: { id: coupon } })
    expect(await changes('zephyr', view)).toBe(false)
    for (const key of Object.keys(visitorWrites) as RouteKey[]) {
      const [request] = validRequests(key, { stores: { _id: id }, coupons: { _id: coupon } })
      expect([key, await changes('zephyr', () => callApi(key, request))]).toEqual([key, false])
    }
    const extras = { approved: false, profilePicture: null }
    expect(await changes('zephyr', () => createReview(reviewForm({ storeId: id }), extras, new Date()))).toBe(
      false,
    )
  })
})

test('an offer that moves to another store changes the listings of both', async () => {
  const [former, other] = [await createStore(), await createStore({ name: 'Other', slug: 'other' })]
  const coupon = await createCoupon(former)
  const shown = async () => {
    const { zephyr, other: second } = (await updatedListings()) as Record<string, StoreListing>
    return [zephyr, second].map((listing) => isListed(listing!, new Date()))
  }
  expect(await shown()).toEqual([true, false])
  const json = { ids: [coupon], changes: { storeId: other } }
  await callApi('POST /coupons/bulk', { token, json })
  expect(await shown()).toEqual([false, true])
})

test('a category follows its stores, and one without any is not listed', async () => {
  const [shoes, hats] = [await createCategory('Shoes'), await createCategory('Hats')]
  const shown = async () => {
    const { shoes: one, hats: other } = await updatedListings()
    return [one, other].map((each) => each && isListed(each, new Date()))
  }
  expect(await shown()).toEqual([false, false])
  const id = await createStore({ category: shoes })
  expect(await shown()).toEqual([true, false])
  expect(await changes('shoes', () => createCoupon(id))).toBe(true)
  expect(await changes('hats', () => change(id, { category: hats }))).toBe(true)
  expect(await shown()).toEqual([false, true])
  await callApi('DELETE /stores/by-id/{id}', { token, params: { id } })
  expect(await shown()).toEqual([false, false])
  expect(await wrongListings()).toEqual([])
  await callApi('POST /stores/by-id/{id}/restore', { token, params: { id } })
  expect(await shown()).toEqual([false, true])
  await callApi('DELETE /categories/{id}', { token, params: { id: hats } })
  expect([await shown(), await wrongListings()]).toEqual([[false, undefined], []])
})

test('a minute later a listing is made once more, in case an index was behind', async () => {
  await createStore({ description: text })
  const { zephyr } = await updatedListings()
  await transact([put({ ...zephyr, pk: zephyr!.pk, sk: zephyr!.sk, isText: false })])
  await handleChangesAndTime(new Date(Date.now() + 59_000))
  expect(await allListings()).toMatchObject([{ isText: false }])
  await handleChangesAndTime(new Date(Date.now() + 61_000))
  const [settled] = await allListings()
  expect(settled).toMatchObject({ slug: 'zephyr', isText: true })
  expect([settled?.listPk, settled?.isNews]).toEqual([undefined, undefined])
})

test('a listing that cannot be made once more stops no other', async () => {
  const failing = await createStore({ slug: 'failing' })
  await createStore({ slug: 'other' })
  await updatedListings()
  const among = (command: unknown) => JSON.stringify(command).includes(keyOfListing('STORE', failing).sk)
  const late = () => runTasks(new Date(Date.now() + 61_000))
  await expect(withFault(late, { failing: 0, andRest: true, fault: faults.refuses, among })).rejects.toThrow()
  const waiting = (await allListings()).filter(({ listPk }) => listPk !== undefined)
  expect(waiting.map(({ slug }) => slug)).toEqual(['failing'])
})

test('changes that come twice, late and in another order leave the same listing', async () => {
  const id = await createStore({ description: text })
  await createCoupon(id)
  await change(id, { description: 'Tents.' })
  const { zephyr: before } = await updatedListings()
  const stream = await openStream(
    process.env.TABLE_NAME ?? '',
    process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '',
  )
  await handleRecords(stream, undefined, (records) => applyChanges(records.toReversed(), new Date()))
  const { zephyr: after } = await updatedListings()
  const own = { revision: 0, listSk: '', contentChangedAt: '' }
  expect({ ...after, ...own }).toEqual({ ...before, ...own })
})

test('every listing is in one part, whatever their number', async () => {
  for (const slug of ['a1', 'b2', 'c3', 'd4', 'e5']) await createStore({ slug })
  await updatedListings()
  for (const of of [1, 2, 4, 64]) {
    const parts = await Promise.all(
      Array.from({ length: of }, (_, at) => readPart('STORE', { at: at + 1, of })),
    )
    expect(
      parts
        .flat()
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual(['a1', 'b2', 'c3', 'd4', 'e5'])
  }
  const { roundTrips, readUnits } = await metered(async (usage) => {
    await readPart('STORE', { at: 1, of: 1 })
    return usage
  })
  expect([roundTrips, readUnits]).toEqual([1, 0.5])
})
