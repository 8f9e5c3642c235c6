import { beforeAll, expect, test } from 'vitest'
import { withFault } from '../faults/inject'
import { callApi, readPages, useEmptyTableWithStream } from '../support/api'
import { handleChanges } from '../support/changes'
import { newStore } from '../support/one-store'

const catalogue = [
  'Zephyr Outfitters',
  'Zephyra',
  'Café Éclat',
  'New Newton Sports',
  'Newton Tools',
  "Rosa's Garden & Home",
  'H&M',
  '4 Seasons 24/7',
  'Москва Мода',
  '東京 ストア',
  '🦊🦊',
  'Straße Mode',
  'Müller',
  'Hewton',
  'Gardin',
  'Moeller',
  'Łódź Æon Øst',
  "O'Reilly",
  'J.Crew',
  '7-Eleven',
  'HP',
  '3M',
  '京东',
  '!!!',
  'Best Buy',
  'The Extraordinarily Long Name Of A Store With Very Many Different Words Inside Of It Today',
]

beforeAll(async () => {
  await useEmptyTableWithStream()
  for (const [index, name] of catalogue.entries()) await newStore({ name, slug: `s${index}` })
  await handleChanges()
})

async function find(term: string): Promise<string[]> {
  const { status, body } = await callApi('GET /stores/search/{term}', { params: { term } })
  expect(status).toBe(200)
  return body.map(({ name }: { name: string }) => name)
}

test.each([
  ['the start of a word', 'zep', ['Zephyr Outfitters', 'Zephyra']],
  ['the start of a later word', 'outf', ['Zephyr Outfitters']],
  ['not the middle of a word', 'fitters', []],
  ['several words in any order', 'out zep', ['Zephyr Outfitters']],
  ['a word that is there and one that is not', 'zep hat', []],
  ['no accents where there are some', 'cafe eclat', ['Café Éclat']],
  ['a word that begins another one of the text', 'new newton', ['New Newton Sports', 'Newton Tools']],
  ['words around a sign', 'home gard', ["Rosa's Garden & Home"]],
  ['the first words of a long name together', 'extraord store', [catalogue.at(-1)]],
  ['signs that are in no name', '%_*#"\'', []],
  ['the beginning of signs', '!', ['!!!']],
  ['a name without its apostrophe', 'oreilly', ["O'Reilly"]],
  ['a name without its space', 'bestbuy', ['Best Buy']],
  ['a name with a space too much', 'zeph yra', ['Zephyra']],
  ['one character of Chinese', '京', ['京东', '東京 ストア']],
  ['a letter too much', 'zephyrra', ['Zephyra']],
  ['two letters in turn', 'zehpyr outf', ['Zephyr Outfitters']],
  ['an error in the name as a whole', 'besbuy', ['Best Buy']],
  ['two errors', 'zehpir', []],
  ['the sound of a word', 'zefyr', ['Zephyr Outfitters', 'Zephyra']],
  ['an error in one of two long words', 'zephyr outfiters', ['Zephyr Outfitters']],
  ['an error in the third of three long words', 'garden home roza', ["Rosa's Garden & Home"]],
  ['an error where there is such a name too', 'gardin', ['Gardin', "Rosa's Garden & Home"]],
  ['an error in a beginning of four letters', 'otuf', []],
  ['and for &', 'garden and home', ["Rosa's Garden & Home"]],
  ['another first letter where there is such a name', 'hewton', ['Hewton']],
  ['what people add to a name', 'zephyr outfitters coupon codes', ['Zephyr Outfitters']],
  ['a key of ours', 'zephyr#', ['Zephyr Outfitters', 'Zephyra']],
])('%s: "%.24s"', async (_, term, expected) => {
  expect(await find(term)).toEqual(expected)
})

test('a search finds at most ten stores, each once, unless a limit is sent', async () => {
  for (let number = 0; number < 12; number++) {
    const name = `Quick Quill Quarter ${number}`
    await newStore({ name })
  }
  for (const term of ['qui', 'qui qua', 'quill quick']) {
    expect(new Set(await find(term)).size).toBe(10)
    expect(await find(term)).toHaveLength(10)
    const { body } = await callApi('GET /stores/search/{term}', { params: { term }, query: { limit: '100' } })
    expect(new Set(body.map(({ _id }: { _id: string }) => _id)).size).toBe(12)
  }
  await newStore({ name: 'The Quill' })
  const pages = await readPages('GET /stores/search/{term}', {
    params: { term: 'qui' },
    query: { limit: '5' },
  })
  const names = (pages.flat() as { name: string }[]).map(({ name }) => name)
  expect([names.length, new Set(names).size, names.at(-1)]).toEqual([13, 13, 'The Quill'])
  // Where names fill the answer, neither words nor the dictionary are read.
  const { requests } = await withFault(() => find('qui'))
  expect(requests).toBe(2)
})
