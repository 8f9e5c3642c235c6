import { beforeAll, expect, test } from 'vitest'
import type { CouponForm } from '#domain/coupon/coupon'
import { categories } from '#functions/category/category'
import { couponItem, coupons, createCoupon, updateCoupon } from '#functions/coupon/coupon'
import { couponWords } from '#functions/coupon/words'
import { deleteStore } from '#functions/store/deletion/delete-store'
import { restoreStore } from '#functions/store/deletion/restore-store'
import { updateStore } from '#functions/store/store'
import { isWordEntry, ownerOf, updateEntries } from '#functions/search/word-index'
import { interleaved } from '../races/interleave'
import { callApi, readPages, useEmptyTableWithStream } from '../support/api'
import { writeItems } from '../support/bulk-write'
import { handleChanges } from '../support/changes'
import { categoryForm, couponForm } from '../support/content'
import { newStore } from '../support/one-store'
import { exhaustive } from '../support/sample'
import { allItems } from '../support/table-items'
import { staffToken } from '../support/tokens'

const now = new Date()
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()

const ids: Record<string, string> = {}
let token: string

beforeAll(async () => {
  await useEmptyTableWithStream()
  token = await staffToken()
  const category = await categories.create(categoryForm({ name: 'Outdoors' }), now)
  ids['Outdoors'] = category._id
  for (const name of ['Zephyr Outfitters', 'O2', 'Café Éclat']) {
    const form = name === 'Zephyr Outfitters' ? { name, category: category._id } : { name }
    ids[name] = (await newStore({ ...form, slug: name.replaceAll(' ', '-') }, now))._id
  }
  await offer('Zephyr Outfitters', 'Spring sale', { couponCode: 'SAVE-20-NOW', endsAt: inDays(3) })
  await offer('Zephyr Outfitters', 'A tent for two', { type: 'deal', startsAt: inDays(2), endsAt: inDays(5) })
  await offer('O2', 'Unlimited data', {
    link: 'https://www.shop.o2-mobile.example/Tariffs/max?ref=1#top',
    source: 'feed:awin',
  })
  await offer('O2', 'Save 20 now and then', { endsAt: inDays(30), couponCode: 'X1' })
  await offer('Café Éclat', 'Crème brûlée', { type: 'deal', endsAt: inDays(-1) })
  await offer('Café Éclat', 'Free coffee in spring', { withdrawn: true })
  await offer('Café Éclat', 'Übermüde', { startsAt: inDays(9) })
})

async function offer(store: string, title: string, form: Partial<CouponForm> & { endsAt?: string }) {
  const parsed = couponForm({ title, storeId: ids[store]!, link: 'https://shop.example/', ...form })
  ids[title] = (await createCoupon(parsed, new Date(now.getTime() + 1000 * Object.keys(ids).length)))._id
}

async function found(query: Record<string, string>): Promise<string[]> {
  await handleChanges()
  const pages = await readPages('GET /coupons', { query: { ...query, limit: '2' }, token })
  return (pages.flat() as { title: string }[]).map(({ title }) => title)
}

async function wordsOf(id: string): Promise<string[][]> {
  const entries = (await allItems()).filter(isWordEntry)
  return entries.flatMap((item) => (ownerOf(item).pk === `COUPON#${id}` ? [item.words] : []))
}

test.each([
  ['a word of the title', 'coffee', ['Free coffee in spring']],
  ['a word that several have', 'spring', ['Free coffee in spring', 'Spring sale']],
  ['a code', 'SAVE-20-NOW', ['Spring sale']],
  ['parts of a code, as the same words of a title', 'now 20', ['Save 20 now and then', 'Spring sale']],
  ['a compound that nothing has, by its parts', 'data-unlimited', ['Unlimited data']],
  ['a host and a path', 'o2-mobile tariffs', ['Unlimited data']],
  ['a store of two characters', 'O2', ['Save 20 now and then', 'Unlimited data']],
  ['a word of the store and one of the offer', 'spring eclat', ['Free coffee in spring']],
  ['the store as one word', 'zephyroutfitters tent', ['A tent for two']],
  ['a word of the offer and one of another store', 'coffee zephyr', []],
  ['no word', '%', []],
])('staff find offers in any state by %s', async (_, search, titles) => {
  expect((await found({ search })).toSorted()).toEqual(titles)
})

test('what is changed, moved or deleted is found as it is now', async () => {
  await offer('O2', 'Old heading', {})
  const [id, versions] = [ids['Old heading']!, undefined]
  expect(await found({ search: 'heading' })).toEqual(['Old heading'])
  await updateCoupon(id, { fields: { title: 'Fresh title' }, versions }, now)
  expect([await found({ search: 'heading' }), await found({ search: 'fresh' })]).toEqual([
    [],
    ['Fresh title'],
  ])
  await updateStore(ids['O2']!, { fields: { name: 'Ozone' }, versions }, now)
  expect([await found({ search: 'o2 fresh' }), await found({ search: 'ozone fresh' })]).toEqual([
    [],
    ['Fresh title'],
  ])
  await coupons.remove(id, versions, now)
  expect(await found({ search: 'fresh' })).toEqual([])
  expect(await wordsOf(id)).toEqual([])
  await updateStore(ids['O2']!, { fields: { name: 'O2' }, versions }, now)
})

test('an edit while the words of an offer are written is followed', async () => {
  await offer('O2', 'First name', {})
  const id = ids['First name']!
  const meanwhile = () => updateCoupon(id, { fields: { title: 'Second name' }, versions: undefined }, now)
  await interleaved(() => updateEntries(couponWords, id), { meanwhile })
  expect(new Set((await wordsOf(id)).flat().filter((word) => ['first', 'second'].includes(word)))).toEqual(
    new Set(['second']),
  )
  await coupons.remove(id, undefined, now)
})

test('the offers of a deleted store are not found, and again once it is restored', async () => {
  const id = ids['Café Éclat']!
  await deleteStore(id, undefined, now)
  expect(await found({ search: 'coffee' })).toEqual([])
  await restoreStore(id, now)
  expect(await found({ search: 'coffee' })).toEqual(['Free coffee in spring'])
})

test.each([
  [{ type: 'deal' }, ['Crème brûlée', 'A tent for two']],
  [{ ends: 'week' }, ['Spring sale', 'A tent for two']],
  [{ ends: 'week', storeId: 'Zephyr Outfitters' }, ['Spring sale', 'A tent for two']],
  [{ categoryId: 'Outdoors', status: 'live' }, ['Spring sale']],
  [{ storeId: 'O2' }, ['Save 20 now and then', 'Unlimited data']],
  [{ source: 'feed' }, ['Unlimited data']],
  [{ source: 'feed:aw' }, []],
  [{ storeId: 'O2', search: 'data', source: 'staff' }, []],
  [{ storeId: 'Café Éclat', status: 'withdrawn' }, ['Free coffee in spring']],
  [{ search: 'spring', status: 'live' }, ['Spring sale']],
  [{ search: 'spring', categoryId: 'Outdoors', type: 'coupon', ends: 'week' }, ['Spring sale']],
  [{ sort: 'ends' }, ['Spring sale', 'Save 20 now and then', 'Unlimited data', 'A tent for two', 'Übermüde']],
  [{ sort: 'ends', storeId: 'O2' }, ['Save 20 now and then', 'Unlimited data']],
  [{ storeId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }, []],
])('staff filter by %o', async (query, titles) => {
  const named = Object.entries(query).map(([name, value]) => [name, ids[value] ?? value])
  expect(await found(Object.fromEntries(named))).toEqual(titles)
})

test.each([
  { search: 'a' },
  { storeId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' },
  { categoryId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' },
  { type: 'deal' },
  { ends: 'week' },
  { sort: 'ends' },
])('visitors are refused %o', async (query) => {
  const { status, body } = await callApi('GET /coupons', { query })
  expect([status, body.message]).toEqual([401, 'Please sign in to search and filter coupons.'])
})

test.each([
  ['search', 'x'.repeat(501)],
  ['storeId', 'zephyr'],
  ['categoryId', ''],
  ['type', 'gift'],
  ['ends', 'month'],
  ['sort', 'title'],
  ['cursor', Buffer.from('{"listPk":"COUPON"}').toString('base64url')],
])('a wrong %s is refused', async (name, value) => {
  const { status, body } = await callApi('GET /coupons', { query: { type: 'deal', [name]: value }, token })
  expect([status, Object.keys(body.fields)]).toEqual([400, [name]])
})

test.runIf(exhaustive)('a request looks at a thousand offers, and leads on to the rest', async () => {
  const storeId = ids['O2']!
  const later = new Date(now.getTime() + 60_000)
  const others = Array.from({ length: 1100 }, () =>
    couponItem(couponForm({ storeId, title: 'Other' }), later),
  )
  await writeItems(others)
  const pages = await readPages('GET /coupons', { query: { type: 'deal', limit: '1' }, token })
  expect(pages[0]).toEqual([])
  expect(pages.flat()).toHaveLength(2)
  const { body } = await callApi('GET /coupons/count', { query: { storeId }, token })
  expect(body).toEqual({ count: 1000, isWhole: false })
})
