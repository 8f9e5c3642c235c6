import { beforeAll, expect, test } from 'vitest'
import { cleanLine } from '#domain/text/clean'
import { wholeOf } from '#domain/search/search-keys'
import { bounds } from '#domain/field/field'
import { searchStores, storeItems } from '#functions/store/store'
import { uncachedAt } from '#functions/store/store-part'
import { useEmptyTable } from '../support/api'
import { writeItems } from '../support/bulk-write'
import { at, storeForm } from '../support/content'
import { randomFrom } from '../support/random'

/** Characters of every script and kind, as ranges of code points: `first-last`. */
const alphabets: Record<string, string> = {
  Latin: '41-5a 61-7a c0-d6 d8-f6 f8-148 14a-17f 1e00-1eff 24b6-24cf ff21-ff3a',
  Greek: '391-3a1 3a3-3ce 1f00-1f15',
  Cyrillic: '410-44f 400-40f',
  Armenian: '531-556 561-586',
  Georgian: '10d0-10f0 1c90-1cb0',
  Hebrew: '5d0-5ea',
  Arabic: '620-64a 671-6d3',
  Devanagari: '904-939 93e-94d',
  Bengali: '985-9b9',
  Tamil: 'b85-bb9 bbe-bcd',
  Thai: 'e01-e3a e40-e4e',
  Khmer: '1780-17b3',
  Ethiopic: '1200-1248',
  Cherokee: '13a0-13ef',
  Hangul: 'ac00-d7a3',
  Hiragana: '3041-3096',
  Katakana: '30a1-30fa ff66-ff9d',
  Han: '4e00-9fff 20000-200ff',
  digits: '30-39 660-669 ff10-ff19 2460-2473',
  signs: '21-2f 3a-40 5b-60 7b-7e a1-a7 2010-2027 20a0-20bf 2190-21ff 2200-22ff',
  emoji: '1f300-1f5ff 1f600-1f64f 1f900-1f9ff 1f1e6-1f1ff 2600-26ff',
  math: '1d400-1d7cb',
  // Without the one whose capital is a letter.
  marks: '300-344 346-36f',
}

function charactersOf(ranges: string): string[] {
  return ranges.split(' ').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place))
  })
}

const gaps = ['', '', '', ' ', ' ', '-', "'", '.', ' & ', '/', '’']

/** Names of one script or of two, of a character up to a hundred. */
function* namesOf(count: number): Generator<string> {
  const random = randomFrom(7)
  const pick = <Item>(items: Item[]) => items[Math.floor(random() * items.length)]!
  const scripts = Object.values(alphabets).map(charactersOf)
  for (let index = 0; index < count; index++) {
    const letters = [scripts[index % scripts.length]!, ...(random() < 0.3 ? [pick(scripts)] : [])]
    const length = pick([1, 2, 2, 3, 5, 8, 13, 30, bounds.name])
    let name = ''
    while (name.length < length) name += pick(pick(letters)) + (random() < 0.2 ? pick(gaps) : '')
    const stored = cleanLine(name.slice(0, bounds.name))
    if (stored !== '' && stored.length <= bounds.name) yield stored
  }
}

const known = [
  "HP LG 3M 京东 !!! 🦊 O'Reilly J.Crew 7-Eleven H&M C&A C++ X + . .. ??? $ 0 👩‍👩‍👧‍👦 🏳️‍🌈 🇩🇪 #".split(' '),
  ['P!nk', '¿Qué?', 'Größe & Maß', 'Þórr', 'ﷺ', 'ß'],
].flat()

/** Names that differ in more than signs: those that do not are found side by side. */
const names = [...new Map([...namesOf(1500), ...known].map((name) => [wholeOf(name), name])).values()]

beforeAll(async () => {
  await useEmptyTable()
  const stores = names.map((name, number) =>
    storeItems(storeForm({ name, slug: `s${number}` }), logo, created),
  )
  await writeItems(stores.flat())
}, 600_000)

const logo = { logo: '/media/logo.png' }
const created = at('01T08:00')

const reader = uncachedAt(new Date())

const search = async (text: string) => (await searchStores(text, {}, reader)).items.map(({ name }) => name)

const atOnce = 8

async function lost(check: (name: string) => Promise<boolean>): Promise<string[]> {
  const waiting = names.values()
  const failed: string[] = []
  const worker = async () => {
    for (const name of waiting) if (!(await check(name))) failed.push(name)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return failed
}

test('every store is the first that its name finds', async () => {
  expect(await lost(async (name) => (await search(name))[0] === name)).toEqual([])
})

test('so it is by its name in capitals, decomposed, and with other white space', async () => {
  const typed = (name: string) => `  ${name.toUpperCase().normalize('NFD').replaceAll(' ', ' \t')} `
  expect(await lost(async (name) => (await search(typed(name)))[0] === name)).toEqual([])
})

test('a name with letters or digits, without punctuation and spaces, finds something', async () => {
  const isRead = (name: string) => /[\p{L}\p{N}]/u.test(name)
  const joined = (name: string) => (isRead(name) ? name.replace(/[\s\p{P}]/gu, '') : name)
  expect(await lost(async (name) => (await search(joined(name))).length > 0)).toEqual([])
})
