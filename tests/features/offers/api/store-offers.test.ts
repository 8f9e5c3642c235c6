import { beforeAll, beforeEach, expect, test } from 'vitest'
import { coupons, createCoupon, updateCoupon } from '#functions/coupon/coupon'
import { derivedWrites } from '#functions/registry/derived-items'
import { keyOfDue } from '#functions/features/offers/keys'
import { updateOffers } from '#functions/features/offers/update-offers'
import { runTasks } from '#functions/lambdas/clean-up'
import { deleteStore } from '#functions/store/deletion/delete-store'
import { restoreStore } from '#functions/store/deletion/restore-store'
import { getStore, stores } from '#functions/store/store'
import { uncachedAt } from '#functions/store/store-part'
import { listOf } from '#functions/entity/order'
import { orders } from '#functions/coupon/coupon-orders'
import { indexKeysAt } from '#table/keys'
import { getItem } from '#table/read'
import { put, transact } from '#table/write'
import { useEmptyTableWithStream } from '../../../support/api'
import { handleChanges } from '../../../support/changes'
import { at, couponForm } from '../../../support/content'
import { newStore } from '../../../support/one-store'
import { now, testBy, titlesAt } from '../tested-offer'

let storeId: string

beforeAll(useEmptyTableWithStream)
beforeEach(async () => {
  storeId = (await newStore({ name: 'Zephyr', slug: `zephyr-${Math.random()}` }))._id
})

/** What a visitor is told, once the stream is quiet. */
async function offers(moment = now) {
  await handleChanges(moment)
  return (await getStore(storeId, uncachedAt(moment))).offers
}

type Form = Parameters<typeof couponForm>[0]

const create = (form: Partial<Form> = {}, moment = now) =>
  createCoupon(couponForm({ storeId, ...form }), moment)
const change = (id: string, fields: object) => updateCoupon(id, { fields, versions: undefined }, now)
const of = (count: number, best: string | null) => ({ count, isMore: false, best })
const ending = (moment: Date) => ({ endsAt: moment.toISOString() })
const starting = (moment: Date) => ({ startsAt: moment.toISOString() })

test('a store says what is live after each change of its coupons', async () => {
  expect(await offers()).toBeNull()
  const { _id: first } = await create({ percentageOff: 20 })
  expect(await offers()).toEqual(of(1, '20% off'))
  const { _id: second } = await create({ percentageOff: 50 })
  expect(await offers()).toEqual(of(2, 'up to 50%'))
  await change(second, { withdrawn: true })
  expect(await offers()).toEqual(of(1, '20% off'))
  await change(second, { withdrawn: false, percentageOff: 40 })
  expect(await offers()).toEqual(of(2, 'up to 40%'))
  await coupons.remove(first, undefined, now)
  expect(await offers()).toEqual(of(1, '40% off'))
  await coupons.remove(second, undefined, now)
  expect(await offers()).toBeNull()
})

test('what has ended is never told, and what has started is told within two minutes', async () => {
  const [end, start] = [at('10T12:10'), at('10T12:20')]
  await create({ percentageOff: 20 })
  await create({ percentageOff: 30, ...ending(end) })
  await create({ percentageOff: 40, ...starting(start) })
  expect(await offers()).toEqual(of(2, 'up to 30%'))

  expect((await getStore(storeId, uncachedAt(end))).offers).toBeNull()
  await runTasks(at('10T12:11'))
  expect(await offers(at('10T12:11'))).toEqual(of(1, '20% off'))
  // The first run moves it, and may count before that.
  for (const minute of ['21', '22']) await runTasks(at(`10T12:${minute}`))
  expect(await offers(at('10T12:22'))).toEqual(of(2, 'up to 40%'))

  // As if one had just been moved and was not in the index yet.
  const store = await stores.get(storeId)
  await transact([put({ ...store, offers: { ...of(1, '20% off'), until: null } })])
  await runTasks(at('10T12:23'))
  expect(await offers(at('10T12:23'))).toEqual(of(2, 'up to 40%'))
})

test('an answer may be cached until the next offer ends', async () => {
  const end = at('10T12:10')
  await create({ percentageOff: 30, ...ending(end) })
  await handleChanges(now)
  const until: (Date | undefined)[] = []
  await getStore(storeId, { now, cacheUntil: (moment) => void until.push(moment) })
  expect(until).toEqual([end])
})

test('a new store without offers is not due', async () => {
  await handleChanges(now)
  expect(await getItem(keyOfDue(storeId))).toBeUndefined()
})

test('a change leaves the version of the store, so that no form of staff conflicts', async () => {
  const { version } = await stores.get(storeId)
  await create()
  await handleChanges(now)
  const store = await stores.get(storeId)
  expect([store.version, 'offers' in store]).toEqual([version, true])
})

test('a restored store says it again', async () => {
  await create({ percentageOff: 20 })
  await handleChanges(now)
  await deleteStore(storeId, undefined, now)
  await handleChanges(now)
  await restoreStore(storeId, now)
  expect(await offers()).toEqual(of(1, '20% off'))
})

test('many changes at once end in what is there', async () => {
  const created = await Promise.all(Array.from({ length: 12 }, () => create({ percentageOff: 10 })))
  await Promise.all([
    ...created.slice(0, 5).map(({ _id }) => coupons.remove(_id, undefined, now)),
    ...Array.from({ length: 4 }, () => updateOffers(storeId, now)),
  ])
  expect(await offers()).toEqual(of(7, 'up to 10%'))
})

test('a change that the indexes do not have yet when it is told of is seen a minute later', async () => {
  await create({ percentageOff: 20 })
  const { _id } = await create({ percentageOff: 30 })
  expect(await offers()).toEqual(of(2, 'up to 30%'))
  await runTasks(at('10T12:02'))
  await change(_id, { percentageOff: 40 })
  // What the index would still say: the store counts as right.
  const stale = { ...of(2, 'up to 40%'), until: null }
  await transact([put({ ...(await stores.get(storeId)), offers: stale })])
  await handleChanges(at('10T12:03'))
  await transact([put({ ...(await stores.get(storeId)), offers: { ...stale, best: 'up to 30%' } })])
  await runTasks(at('10T12:05'))
  expect(await offers(at('10T12:05'))).toEqual(of(2, 'up to 40%'))
})

test('an offer that clean-up is moving meanwhile, and that two indexes have, counts once', async () => {
  const { _id } = await create({ percentageOff: 20 })
  const scheduled = indexKeysAt(listOf(orders.startOfStore, storeId), `${now.toISOString()}#${_id}`)
  await transact([put({ ...(await coupons.get(_id)), ...scheduled })])
  expect(await offers()).toEqual(of(1, '20% off'))
})

test('a store of the release before says it a minute after it was migrated', async () => {
  await create({ percentageOff: 20 })
  const item = await stores.get(storeId)
  await transact(await derivedWrites(item, now))
  expect((await getStore(storeId, uncachedAt(now))).offers).toBeNull()
  await runTasks(at('10T12:01'))
  expect((await getStore(storeId, uncachedAt(now))).offers).toEqual(of(1, '20% off'))
})

test('an offer that is being checked counts, and its discount is not promised', async () => {
  await create({ percentageOff: 20 })
  const { _id } = await create({ percentageOff: 50 })
  await testBy('a', _id, 'failed')
  expect(await offers()).toEqual(of(2, '20% off'))
})

test('its three best proven offers are told, never one that was withdrawn since, also from an older summary', async () => {
  const best = () => titlesAt('GET /stores/{id}/offers', { params: { id: storeId } })
  const tested = async (title: string, ...outcomes: ('worked' | 'failed')[]) => {
    const { _id } = await create({ title })
    for (const [tester, outcome] of outcomes.entries()) await testBy(`${tester}`, _id, outcome)
    return _id
  }
  expect(await best()).toEqual([])
  await tested('Fails', 'failed')
  await tested('New')
  await tested('Works', 'worked')
  const first = await tested('Works for two', 'worked', 'worked')
  await handleChanges(now)
  expect(await best()).toEqual(['Works for two', 'Works', 'New'])
  await change(first, { withdrawn: true })
  expect(await best()).toEqual(['Works', 'New'])
  await handleChanges(now)
  expect(await best()).toEqual(['Works', 'New', 'Fails'])
  await transact([put({ ...(await stores.get(storeId)), offers: { ...of(3, '20% off'), until: null } })])
  expect(await best()).toEqual(['Works', 'New', 'Fails'])
})
