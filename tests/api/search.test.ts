import { beforeAll, expect, test } from 'vitest'
import { createStore } from '#functions/entities/store'
import { callApi, useEmptyTable } from '../support/api'
import { at, storeForm } from '../support/content'

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
  'The Extraordinarily Long Name Of A Store With Very Many Different Words Inside Of It Today',
]

beforeAll(async () => {
  await useEmptyTable()
  for (const [index, name] of catalogue.entries()) {
    await createStore(storeForm({ name, slug: `s${index}` }), { logo: '/media/logo.png' }, at('01T08:00'))
  }
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
  ['any case', 'ZEPHYR OUTFITTERS', ['Zephyr Outfitters']],
  ['several words in any order', 'out zep', ['Zephyr Outfitters']],
  ['several words in their own order', 'zep out', ['Zephyr Outfitters']],
  ['a word that is there and one that is not', 'zep hat', []],
  ['white space around', '  zep   out ', ['Zephyr Outfitters']],
  ['a long word and one letter', 'zephyr o', ['Zephyr Outfitters']],
  ['one letter', 'z', ['Zephyr Outfitters', 'Zephyra']],
  ['two letters of two words', 'o z', ['Zephyr Outfitters']],
  ['no accents where there are some', 'cafe eclat', ['Café Éclat']],
  ['accents where there are some', 'ÉCLAT', ['Café Éclat']],
  ['accents where there are none', 'zéphyr', ['Zephyr Outfitters', 'Zephyra']],
  ['accents as combining marks', 'cafe\u0301', ['Café Éclat']],
  ['a word that begins another one of the text', 'new newton', ['New Newton Sports', 'Newton Tools']],
  ['the same word twice', 'newton newton', ['New Newton Sports', 'Newton Tools']],
  ['three words', 'new spo newt', ['New Newton Sports']],
  ['three words of which one is not there', 'new spo tools', []],
  ['an apostrophe', "rosa's", ["Rosa's Garden & Home"]],
  ['words around a sign', 'home gard', ["Rosa's Garden & Home"]],
  ['a sign within a name', 'h&m', ['H&M']],
  ['digits', '24', ['4 Seasons 24/7']],
  ['digits around a sign', '24/7', ['4 Seasons 24/7']],
  ['Cyrillic', 'мод мос', ['Москва Мода']],
  ['Japanese', '東京', ['東京 ストア']],
  ['full width letters', 'ｚｅｐ', ['Zephyr Outfitters', 'Zephyra']],
  ['words far back in a long name', 'today', [catalogue.at(-1)]],
  ['the first words of a long name together', 'extraord store', [catalogue.at(-1)]],
  ['emoji only', '🦊', []],
  ['signs only', '%_*#"\'', []],
  ['a key of ours', 'zephyr#', ['Zephyr Outfitters', 'Zephyra']],
  ['very long text', 'zephyr '.repeat(500), ['Zephyr Outfitters', 'Zephyra']],
  ['a very long word', 'z'.repeat(5000), []],
])('%s: "%.24s"', async (_, term, expected) => {
  expect(await find(term)).toEqual(expected)
})

test('found stores have the same fields as in the list of stores', async () => {
  const { body: found } = await callApi('GET /stores/search/{term}', { params: { term: 'outf' } })
  const { body: all } = await callApi('GET /stores')
  expect(found).toEqual(all.filter(({ name }: { name: string }) => name === 'Zephyr Outfitters'))
})

test('a search finds at most ten stores, each once, unless a limit is sent', async () => {
  for (let number = 0; number < 12; number++) {
    const name = `Quick Quill Quarter ${number}`
    await createStore(storeForm({ name }), { logo: '/media/logo.png' }, at('01T08:00'))
  }
  for (const term of ['qui', 'qui qua', 'quill quick']) {
    expect(new Set(await find(term)).size).toBe(10)
    expect(await find(term)).toHaveLength(10)
    const { body } = await callApi('GET /stores/search/{term}', { params: { term }, query: { limit: '100' } })
    expect(new Set(body.map(({ _id }: { _id: string }) => _id)).size).toBe(12)
  }
})

test.each(['0', '101', 'ten'])('a limit of %s is refused', async (limit) => {
  const answer = await callApi('GET /stores/search/{term}', { params: { term: 'zep' }, query: { limit } })
  const message = 'limit must be a whole number from 1 to 100.'
  expect([answer.status, answer.body.fields]).toEqual([400, { limit: message }])
})
