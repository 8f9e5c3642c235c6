import { beforeEach, expect, test, vi } from 'vitest'
import { categories } from '#functions/category/category'
import { coupons, createCoupon, updateCoupon } from '#functions/coupon/coupon'
import { derivedItems } from '#functions/registry/derived-items'
import { offersOf } from '#functions/features/offers/keys'
import { runTasks } from '#functions/lambdas/clean-up'
import { deleteStore } from '#functions/store/deletion/delete-store'
import { restoreStore } from '#functions/store/deletion/restore-store'
import { updateStore } from '#functions/store/store'
import { queryPartition } from '#table/read'
import { remove, transact } from '#table/write'
import { callApi, useEmptyTableWithStream } from '../../../support/api'
import { handleChanges } from '../../../support/changes'
import { at, categoryForm, couponForm } from '../../../support/content'
import { newStore } from '../../../support/one-store'
import { now, testBy, titlesAt } from '../tested-offer'
import { send, viewOffer, visitor } from '../../proof/offer-of-signals'

const [tents, tea] = ['Tents', 'Tea']
let ids: Record<string, string>

beforeEach(async () => {
  await useEmptyTableWithStream()
  ids = {}
  for (const name of [tents, tea]) ids[name] = (await categories.create(categoryForm({ name }), now))._id
})

async function store(name: string, category = tents): Promise<string> {
  return (ids[name] = (await newStore({ name, category: ids[category]! }, now))._id)
}

type Form = Partial<Parameters<typeof couponForm>[0]>

/** An offer that so many of staff have found to work. */
async function offer(title: string, storeId: string, tests: number, form: Form = {}): Promise<string> {
  const { _id } = await createCoupon(couponForm({ storeId, title, ...form }), now)
  for (let tester = 0; tester < tests; tester++) await testBy(`t${tester}`, _id)
  return (ids[title] = _id)
}

const change = (title: string, fields: object) =>
  updateCoupon(ids[title]!, { fields, versions: undefined }, now)

type ListOfOffers = 'GET /offers' | 'GET /offers/search/{term}' | 'GET /categories/{id}/offers'

async function titles(key: ListOfOffers, parts: object) {
  await handleChanges(now)
  return titlesAt(key, parts)
}

const listed = (by?: string) => titles('GET /offers', { query: by ? { by } : {} })
const best = (category = tents, by?: string) =>
  titles('GET /categories/{id}/offers', { params: { id: ids[category]! }, query: by ? { by } : {} })

test('offers of all stores come by their confidence, or those of one choice', async () => {
  const [zephyr, ferry] = [await store('Zephyr'), await store('Ferry', tea)]
  await offer('Untested', zephyr, 0)
  await offer('Deal', ferry, 3, { type: 'deal', couponCode: null })
  await offer('Code', zephyr, 1)
  await offer('Parcels', ferry, 2, { percentageOff: 0, discount: { kind: 'shipping' } })
  const doubted = await offer('Doubted', zephyr, 0)
  await testBy('x', doubted, 'failed')
  expect(await listed()).toEqual(['Deal', 'Parcels', 'Code', 'Untested'])
  expect(await listed('codes')).toEqual(['Parcels', 'Code', 'Untested'])
  expect(await listed('deals')).toEqual(['Deal'])
  expect(await listed('proven')).toEqual(['Deal', 'Parcels', 'Code'])
  expect(await listed('shipping')).toEqual(['Parcels'])
  // A vote moves it.
  for (const who of ['a', 'b', 'c', 'd']) await testBy(who, ids.Code!)
  expect(await listed('codes')).toEqual(['Code', 'Parcels', 'Untested'])
})

test('an offer with a tick comes before one without, however sure we are of that one', async () => {
  const zephyr = await store('Zephyr')
  await offer('Kites', zephyr, 1)
  const many = await offer('Kites for most', zephyr, 0)
  vi.useFakeTimers({ toFake: ['Date'], now })
  for (let number = 1; number <= 12; number++) {
    await viewOffer(visitor(number), many)
    await send(visitor(number), { outcome: number > 8 ? 'failed' : 'worked' }, many)
  }
  for (const tester of ['a', 'b', 'c', 'd', 'e']) await testBy(tester, many)
  const order = ['Kites', 'Kites for most']
  const sureness = async (title: string) => {
    const { body } = await callApi('GET /coupons/{id}/signals', { params: { id: ids[title]! } })
    return body.confidence as number
  }
  expect(await sureness(order[0]!)).toBeLessThan(await sureness(order[1]!))
  expect([await listed(), await best(), await listed('proven')]).toEqual([order, ['Kites'], order])
  expect(await titles('GET /offers/search/{term}', { params: { term: 'kites' } })).toEqual(order)
})

test('of a category there is one offer a store, at most twelve, and those of one choice', async () => {
  for (let number = 1; number <= 13; number++) {
    const id = await store(`Store${number}`)
    await offer(`Best${number}`, id, 1)
    if (number < 4) await offer(`Other${number}`, id, 0, { type: 'deal', couponCode: null })
  }
  await offer('Assam', await store('Ferry', tea), 1)
  const shown = await best()
  expect([shown.length, shown.filter((title) => title.startsWith('Best')).length]).toEqual([12, 12])
  expect((await best(tents, 'deals')).every((title) => title.startsWith('Other'))).toBe(true)
  expect(await best(tea)).toEqual(['Assam'])
})

test('a category shows a second store although the first has the three dozen best offers', async () => {
  const [zephyr, ferry] = [await store('Zephyr'), await store('Ferry')]
  await Promise.all(Array.from({ length: 36 }, (_, number) => offer(`Best${number}`, zephyr, 1)))
  await offer('Other', ferry, 0)
  const shown = await best()
  expect([shown.length, shown[1]]).toEqual([2, 'Other'])
})

test('of a choice a category has one offer a store too, and what ends soon by its end', async () => {
  const [id, other] = [await store('Zephyr'), await store('Ferry')]
  const endsIn = (hours: number) => ({ endsAt: new Date(Date.now() + hours * 3_600_000).toISOString() })
  await offer('Tomorrow', id, 2, endsIn(30))
  await offer('Tonight', id, 1, endsIn(5))
  await offer('Next year', id, 3)
  await offer('In a while', other, 0, endsIn(20))
  expect([await best(), await best(tents, 'ending')]).toEqual([
    ['Next year', 'In a while'],
    ['Tonight', 'In a while'],
  ])
  expect(await best(tents, 'codes')).toEqual(['Next year', 'In a while'])
})

test('what ends, is withdrawn or deleted, or whose store moves or is deleted, follows', async () => {
  const id = await store('Zephyr')
  for (const title of ['Ash', 'Birch', 'Cedar', 'Elm']) await offer(title, id, 1)
  await change('Ash', { withdrawn: true })
  await coupons.remove(ids.Birch!, undefined, now)
  expect((await listed()).toSorted()).toEqual(['Cedar', 'Elm'])
  await change('Ash', { withdrawn: false })
  expect((await listed()).toSorted()).toEqual(['Ash', 'Cedar', 'Elm'])
  await updateStore(id, { fields: { category: ids[tea]! }, logo: undefined, versions: undefined }, now)
  expect([await best(), (await best(tea)).length]).toEqual([[], 1])
  await deleteStore(id, undefined, now)
  expect([await listed(), await best(tea)]).toEqual([[], []])
  await restoreStore(id, now)
  expect([(await listed()).length, (await best(tea)).length]).toEqual([3, 1])
})

test('what has ended or failed is not shown before its place is gone, and an answer is cached until then', async () => {
  const end = new Date(Date.now() + 30_000)
  await offer('Soon', await store('Zephyr'), 1, { endsAt: end.toISOString() })
  const failing = await offer('Failing', ids.Zephyr!, 1)
  await handleChanges(now)
  const read = async () => {
    const { headers, body } = await callApi('GET /offers')
    return [(body as { title: string }[]).map(({ title }) => title), headers['cache-control']] as const
  }
  const [titlesBefore, cached] = await read()
  expect([titlesBefore.toSorted(), cached]).toEqual([
    ['Failing', 'Soon'],
    expect.stringMatching(/s-maxage=(2\d|30)\b/),
  ])
  await testBy('x', failing, 'failed')
  expect((await read())[0]).toEqual(['Soon'])
  vi.useFakeTimers({ toFake: ['Date'], now: end })
  expect((await read())[0]).toEqual([])
})

test('confidence fades, so places are made again each day, and for stores of the release before', async () => {
  const id = await store('Zephyr')
  await offer('Tested', id, 1)
  await handleChanges(now)
  const placesOf = () => queryPartition(offersOf(id), { to: 'OFFERS' }, 9)
  const [first] = await placesOf()
  for (const day of ['11', '12', '20']) await runTasks(at(`${day}T12:05`))
  const [faded] = await placesOf()
  expect(String(faded!.listSk) > String(first!.listSk)).toBe(true)

  const repairs = async () =>
    (
      await Promise.all(
        derivedItems.map((each) => each.recomputeWrites({ sk: 'STORE', _id: id }, at('20T12:05'))),
      )
    ).flat()
  expect(await repairs()).toEqual([])
  await transact([remove(faded!)])
  await transact(await repairs())
  await runTasks(at('20T12:06'))
  expect((await placesOf())[0]).toEqual(faded)
})
