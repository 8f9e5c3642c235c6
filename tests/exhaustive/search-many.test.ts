import { beforeAll, expect, test } from 'vitest'
import { isWithinOneEdit, dictionaryWordsOf, withSingular, wordsOf } from '#domain/search/search-keys'
import { learnWords } from '#functions/search/dictionary'
import { searchStores, storeItems } from '#functions/store/store'
import { uncachedAt } from '#functions/store/store-part'
import { collationKeyOf } from '#domain/text/fold'
import { useEmptyTable } from '../support/api'
import { writeItems } from '../support/bulk-write'
import { at, storeForm } from '../support/content'
import { randomFrom } from '../support/random'

// A catalogue in which hundreds of names have the same words.

const random = randomFrom(11)
const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!
const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** A word that looks like one, or like one of the words that all have. */
function distinctiveWord(): string {
  const common = pick(['street', 'market', 'strasse'])
  const syllables = Array.from(
    { length: 2 + Math.floor(random() * 3) },
    () => pick(letters) + pick([...'aeiou']),
  )
  return random() < 0.4 ? common.slice(0, 3) + pick(syllables) + pick(letters) : syllables.join('')
}

const commonWords = ['street', 'streets', 'market', 'strasse', 'main', 'shop']
const distinctive = [...new Set(Array.from({ length: 1000 }, distinctiveWord))].filter((word) =>
  commonWords.every((common) => !isWithinOneEdit(common, word)),
)

const oddNames = `
  Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft | A | HP | 3M | H&M | Ø | ß
  | 無印良品 | ユニクロ | 쿠팡 | １２３ＡＢＣ | 👩‍👩‍👧‍👦 | Pizza🍕Palace | החנות של דוד (1998) | متجر 50% تخفيض | ร้านขายของชำ
  | İstanbul ıspanak | ſtrange ﬁne ﬂour | !!! | <b>Bold</b> & Sons | __proto__ | constructor
  | shop@example.com
  | 's-Hertogenbosch | Straße | STRASSE | Müller | Mueller | O’Reilly | O'Reilly | 7-Eleven | 10 Go
  | Main Street Market | Main Street Market`
  .split('|')
  .map((name) => name.trim())

const names = [
  ...oddNames,
  ...distinctive.map((word) => `${word} Street`),
  ...distinctive.map((word) => `${pick(['Market', 'Main'])} Street ${word}`),
  ...Array.from({ length: 200 }, (_, number) => `Main Street Market ${number}`),
  ...Array.from({ length: 100 }, (_, number) => `A Street Shop ${number}`),
  'Street',
  'Main Street',
  'Street Shop',
  'Shop',
  'Best Buy',
  'Bestbuy Street',
]

beforeAll(async () => {
  await useEmptyTable()
  const stores = names.map((name, number) =>
    storeItems(storeForm({ name, slug: `s${number}` }), { logo: '/media/logo.png' }, at('01T08:00')),
  )
  await writeItems(stores.flat())
  await learnWords('STORE', names.flatMap(dictionaryWordsOf))
}, 600_000)

const reader = uncachedAt(new Date())

const find = async (text: string) => (await searchStores(text, {}, reader)).items.map(({ name }) => name)

async function failing<Item>(
  items: Iterable<Item>,
  check: (item: Item) => Promise<boolean>,
): Promise<Item[]> {
  const waiting = [...items].values()
  const failed: Item[] = []
  const worker = async () => {
    for (const item of waiting) if (!(await check(item))) failed.push(item)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return failed
}

test('whoever types a whole name finds it before all others', async () => {
  const isFirst = async (name: string) => collationKeyOf((await find(name))[0] ?? '') === collationKeyOf(name)
  expect(await failing(new Set(names), isFirst)).toEqual([])
  expect((await find('main street'))[0]).toBe('Main Street')
  expect((await find('STREET'))[0]).toBe('Street')
  expect((await find('best buy'))[0]).toBe('Best Buy')
})

/** The word with one error, anywhere. */
function mistyped(word: string): string {
  const place = Math.floor(random() * word.length)
  const [head, letter, tail] = [word.slice(0, place), word[place], word.slice(place + 1)]
  const errors = [head + tail, `${head}${pick(letters)}${tail}`, `${head}${pick(letters)}${letter}${tail}`]
  return pick(tail === '' ? errors : [...errors, `${head}${tail[0]}${letter}${tail.slice(1)}`])
}

test('a typing error in the word that tells a name from hundreds is forgiven', async () => {
  const longEnough = distinctive.filter((word) => word.length > 4)
  const searches = longEnough.flatMap((word) => {
    const typed = mistyped(word)
    return [typed, `${typed} street`, `street ${typed}`].map((text) => ({ text, typed, word }))
  })
  const finds = async ({ text, typed, word }: { text: string; typed: string; word: string }) => {
    const found = await find(text)
    const has = (judge: (word: string) => boolean) => (name: string) => wordsOf(name).some(judge)
    return (
      found.some(has((each) => each === word)) ||
      // What was typed may be how another word begins, or as near to others: only some are read.
      found.some(has((each) => each.startsWith(typed))) ||
      (found.length > 0 &&
        found.every(has((each) => withSingular(each).some((form) => isWithinOneEdit(typed, form)))))
    )
  }
  // One in four has each of the three kinds in turn.
  expect(await failing(searches, finds)).toEqual([])
}, 600_000)
