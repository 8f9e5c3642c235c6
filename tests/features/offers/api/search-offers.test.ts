import { beforeAll, expect, test } from 'vitest'
import { createCoupon, updateCoupon } from '#functions/coupon/coupon'
import { offersOf } from '#functions/features/offers/keys'
import { queryPartition } from '#table/read'
import { useEmptyTableWithStream } from '../../../support/api'
import { handleChanges } from '../../../support/changes'
import { couponForm } from '../../../support/content'
import { newStore } from '../../../support/one-store'
import { now, testBy, titlesAt } from '../tested-offer'

const ids: Record<string, string> = {}

beforeAll(async () => {
  await useEmptyTableWithStream()
  for (const [name, ...titles] of [
    ['Zephyr Outfitters', 'Running shoes for less', 'Shoes of last year', 'A tent for two', 'Free shipping'],
    [
      'Corner',
      'Umbrellas',
      'Paper, 500 sheets',
      ...Array.from({ length: 7 }, (_, number) => `Bundle ${number}`),
    ],
    ['Tea House', 'Two for one on green tea', 'Free shipping on tea', '茶のセット'],
    ['Fourth', 'Corned beef', 'Ten in euros', 'Ten in percent'],
  ] as [string, ...string[]][]) {
    const store = await newStore({ name, slug: name.slice(0, 3) }, now)
    ids[name] = store._id
    for (const title of titles) ids[title] = (await createCoupon(formOf(title, store._id), now))._id
  }
  for (const tester of ['a', 'b', 'c']) await testBy(tester, ids['Shoes of last year']!)
})

const formOf = (title: string, storeId: string) =>
  couponForm({
    storeId,
    title,
    ...(title === 'Umbrellas' && { percentageOff: 50 }),
    ...(title === 'Ten in percent' && { percentageOff: 10 }),
    ...(title === 'Ten in euros' && {
      discount: { kind: 'amount', value: 10, currency: 'EUR' } as const,
      percentageOff: 0,
    }),
    ...(title.includes('tent') && { discount: { kind: 'gift' } as const, percentageOff: 0 }),
  })

async function found(term: string): Promise<string[]> {
  await handleChanges(now)
  return titlesAt('GET /offers/search/{term}', { params: { term } })
}

test.each([
  ['a word, the best proven first', 'shoes', ['Shoes of last year', 'Running shoes for less']],
  ['the beginning of a word', 'runn', ['Running shoes for less']],
  ['two words in any order', 'shoes running', ['Running shoes for less']],
  ['a word of its store', 'zephyr shoes', ['Shoes of last year', 'Running shoes for less']],
  ['what people add, and small words', 'coupons for shoes', ['Shoes of last year', 'Running shoes for less']],
  ['a word of another store', 'tea shoes', []],
  ['a typing error', 'runing', ['Running shoes for less']],
  ['a typing error in one of two words', 'grean tea', ['Two for one on green tea']],
  ['a word that several stores have', 'shipping house', ['Free shipping on tea']],
  ['a part of a text without spaces', 'セット', []],
  ['its beginning', '茶', ['茶のセット']],
  ['nothing that is there', 'bicycle', []],
  ['a word of its discount', 'gift', ['A tent for two']],
  ['its percentage, and no longer number', '50% off', ['Umbrellas']],
  ['a word that differs from one of four letters', 'tend', []],
  ['a word, without offers of a store with a similar name', 'corned', ['Corned beef']],
  ['an amount, that with its sign first', '€10', ['Ten in euros', 'Ten in percent']],
  ['small words alone', 'for the', []],
  ['signs alone', '%%%', []],
])('%s: "%s"', async (_, term, titles) => {
  expect((await found(term)).toSorted()).toEqual(titles.toSorted())
  if (titles.length > 1) expect((await found(term))[0]).toBe(titles[0])
})

test('where fewer than three have the words, offers of their stores follow, up to six', async () => {
  expect((await found('tea')).slice(2)).toEqual(['茶のセット'])
  const [first, ...others] = await found('umbrella corner')
  expect([first, others]).toEqual(['Umbrellas', []])
  const ofCorner = await found('corner')
  expect(new Set(ofCorner).size).toBe(6)
  // That is what a store is called, so no typing error.
  expect(ofCorner).not.toContain('Corned beef')
  expect(await found('bundle')).toHaveLength(7)
})

test('of a store the best proven come first, without what is being checked', async () => {
  const proven = ['Shoes of last year', 'Running shoes for less', 'A tent for two', 'Free shipping']
  expect((await found('zephyr')).toSorted()).toEqual(proven.toSorted())
  expect((await found('zephir'))[0]).toBe('Shoes of last year')
  await testBy('d', ids['Running shoes for less']!, 'failed')
  expect((await found('zephyr')).toSorted()).toEqual(proven.toSpliced(1, 1).toSorted())
})

test('an offer has six words at most, and those of its new title once it has one', async () => {
  const title = 'Boots bought before Black Friday belong beside better backpacks'
  await updateCoupon(ids['A tent for two']!, { fields: { title }, versions: undefined }, now)
  expect(await found('backpacks')).toEqual([title])
  expect(await found('tent')).toEqual([])
  const places = await queryPartition(offersOf(ids['Zephyr Outfitters']!), {}, 100)
  const own = places.filter(({ sk }) => sk.startsWith(`${ids['A tent for two']!}#WORD#`))
  expect(own).toHaveLength(6)
})

test('what is withdrawn is not found', async () => {
  const fields = { withdrawn: true }
  expect(await found('green')).toEqual(['Two for one on green tea'])
  await updateCoupon(ids['Two for one on green tea']!, { fields, versions: undefined }, now)
  expect(await found('green')).toEqual([])
})
