import { beforeEach, expect, test } from 'vitest'
import { categoryItems, listCategories, listTopCategories } from '#functions/entities/category'
import { listStores, searchStores, storeItems, updateStore } from '#functions/entities/store'
import { deleteStore } from '#functions/entities/store-deletion/delete-store'
import { restoreStore } from '#functions/entities/store-deletion/restore-store'
import { migrations } from '#migrations/all'
import { digitsOfOtherScripts } from '#migrations/0010-digits-of-other-scripts'
import { migrate } from '#migrations/migrate'
import { documents } from '#table/client'
import type { Item } from '#table/keys'
import { recount } from '#operations/recount'
import { useEmptyTable } from '../support/api'
import { writeItems } from '../support/bulk-write'
import { at, storeForm } from '../support/content'
import { exhaustive } from '../support/exhaustive'
import { contradictions } from '../support/integrity'
import { allItems } from '../support/stored'

const clock = () => at('20T10:00:00')
const names = ["O'Reilly Books", 'Müller', '10 Rivers', '2 Rivers', '"Alpha"', 'Øst', '京东', '🦊', 'Beta']

/** The sort key of a name in the first releases. */
function oldKey(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, '-')
}

/** The items of a store as the first releases stored them. */
function oldItems(name: string, number: number): Item[] {
  const form = storeForm({ name, slug: `s${number}`, rating: 4 })
  const [store, slug] = storeItems(form, { logo: '/media/logo.png' }, clock())
  const rank = `${oldKey(name)}#${store._id}`
  const words = oldKey(name).match(/[\p{L}\p{N}]+/gu) ?? []
  const entries = words.map((word) => ({
    pk: `WORD#${Array.from(word)[0]}`,
    sk: `${word}#${rank}`,
    storeId: store._id,
    categoryId: null,
    words,
  }))
  const [first, second] = words.toSorted()
  if (first && second) {
    const pair = Array.from(first.slice(0, second.length), (letter, place) => letter + second[place]).join('')
    entries.push({ ...entries[0]!, pk: `PAIR#${pair.slice(0, 2)}`, sk: `${pair}#${rank}` })
  }
  return [{ ...store, listSk: rank, rankSk: `10#${rank}` }, slug, ...entries]
}

beforeEach(async () => {
  await useEmptyTable()
  await writeItems(names.flatMap(oldItems))
  await recount(false)
})

const run = () => migrate(migrations, () => undefined, clock)
const find = async (text: string) => (await searchStores(text, {})).items.map(({ name }) => name)
const listed = async () => (await listStores({})).items.map(({ name }) => name)
const stores = async () => (await allItems()).filter(({ sk }) => sk === 'STORE')
const idOf = async (name: string) => String((await stores()).find((store) => store['name'] === name)?._id)

const inOrder = ['🦊', '2 Rivers', '10 Rivers', '"Alpha"', 'Beta', 'Müller', "O'Reilly Books", 'Øst', '京东']

test('before the migration, stores of earlier releases are found as they were', async () => {
  expect([await find('reill bo'), await find('mul'), await find('riv')]).toEqual([
    ["O'Reilly Books"],
    ['Müller'],
    ['10 Rivers', '2 Rivers'],
  ])
})

test('after it they are found by all forms of their names, and listed in the new order', async () => {
  await run()
  expect(await listed()).toEqual(inOrder)
  for (const name of names) expect(await find(name)).toEqual([name])
  for (const text of ['oreilly', 'mueller', 'ost', '东', 'reily books'])
    expect(await find(text)).toHaveLength(1)
  expect(await contradictions()).toEqual([])
})

test('a second run changes nothing', async () => {
  await run()
  const before = await allItems()
  await run()
  expect(await allItems()).toEqual(before)
})

/** The write that is cut off: `npm test` takes the one in the middle. */
const cuts = exhaustive ? [1, 4, 9] : [4]

test('cut off after any write, the next run completes it', async () => {
  for (const broken of cuts) {
    await useEmptyTable()
    await writeItems(names.flatMap(oldItems))
    await recount(false)
    let writes = 0
    documents().middlewareStack.add(
      (next, { commandName }) =>
        (input) => {
          if (commandName === 'TransactWriteItemsCommand' && ++writes === broken) throw new Error('Cut off.')
          return next(input)
        },
      { step: 'initialize', name: 'cut', override: true },
    )
    await expect(run()).rejects.toThrow('Cut off.')
    documents().middlewareStack.remove('cut')
    await run()
    expect(await listed()).toEqual(inOrder)
    expect(await contradictions()).toEqual([])
  }
})

test('stores that staff change, delete and restore before the migration are in order after it', async () => {
  await updateStore(await idOf('Müller'), { fields: { name: 'Zwölf' }, versions: undefined }, clock())
  expect(await find('zwoe')).toEqual(['Zwölf'])
  const [gone, back] = [await idOf("O'Reilly Books"), await idOf('Øst')]
  await deleteStore(gone, undefined, clock())
  await deleteStore(back, undefined, clock())
  await restoreStore(back, clock())
  await run()
  expect([await find('Müller'), await find('muller'), await find('oreilly')]).toEqual([[], [], []])
  expect([await find('zwolf'), await find('ost')]).toEqual([['Zwölf'], ['Øst']])
  await restoreStore(gone, clock())
  expect(await find('oreilly')).toEqual(["O'Reilly Books"])
  expect(await contradictions()).toEqual([])
})

test('categories are listed in the new order too', async () => {
  for (const name of ['10 Years', '2 Years', '(Art)']) {
    const form = { name, slug: name.replace(/\W/g, ''), description: '', topCategory: true }
    const [category, slug] = categoryItems(form, { imagePath: null }, clock())
    const rank = `${oldKey(name)}#${String(category._id)}`
    await writeItems([{ ...category, listSk: rank, rankSk: rank }, slug])
  }
  await run()
  for (const list of [listCategories, listTopCategories]) {
    const { items } = await list({})
    expect(items.map(({ name }) => name)).toEqual(['2 Years', '10 Years', '(Art)'])
  }
})

test('names with digits of other scripts are found and listed by the number', async () => {
  await useEmptyTable()
  const [store, ...others] = storeItems(storeForm({ name: '٢ Rivers' }), { logo: '/a.png' }, clock())
  const rank = `٢-rivers#${store._id}`
  // Without the entries of the number.
  const before = others.filter(({ sk }) => !sk.startsWith('2'))
  await writeItems([{ ...store, listSk: rank, rankSk: `10#${rank}` }, ...before])
  await recount(false)
  await migrate([digitsOfOtherScripts], () => undefined, clock)
  for (const text of ['2', '٢ riv', '۲']) expect([text, await find(text)]).toEqual([text, ['٢ Rivers']])
  const [after] = await stores()
  expect(after?.['listSk']).toBe(`00000002-rivers#${store._id}`)
  expect(await contradictions()).toEqual([])
})

/** The items of a store as they were before migration 4. */
function itemsBeforeGaps(name: string, number: number): Item[] {
  const [store, slug, ...entries] = storeItems(storeForm({ name, slug: `s${number}` }), { logo: '' }, clock())
  const kept = entries.filter(({ pk }) => !/^(?:NAME|GAP)#/.test(pk))
  const held = kept.map((entry) => {
    const isWhole = entry.sk.startsWith(`${String(entry['whole'])}#`)
    return { ...entry, named: undefined, sk: isWhole ? entry.sk.replace('#', '!') : entry.sk }
  })
  return [store, slug, ...held, { ...held[0]!, pk: 'HALF#mul-', sk: `muller#${store._id}` }]
}

test('names of the release before are found once, before migration 4 and after it', async () => {
  await useEmptyTable()
  const before = ['Müller', 'Müller Markt', "O'Reilly"]
  await writeItems(before.flatMap(itemsBeforeGaps))
  await recount(false)
  const found = async () => Promise.all(['mue', 'mul', 'o reilly', 'müller markt', 'mull'].map(find))
  const expected = [before.slice(0, 2), before.slice(0, 2), [before[2]], [before[1]], before.slice(0, 2)]
  expect(await found()).toEqual(expected)
  await run()
  expect(await found()).toEqual(expected)
  expect(await find('mulller')).toEqual(before.slice(0, 2))
  expect(await contradictions()).toEqual([])
})
