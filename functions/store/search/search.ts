import * as z from 'zod'
import type { Page, PageRequest } from '#domain/http/paging'
import { isOneOf, matches, searchKeysOf, wordsOf } from '#domain/search/search-keys'
import { searchResultCount } from '#domain/search/search-terms'
import { checkTerm } from '#domain/search/search-term-params'
import { type Item, nameRank } from '#table/keys'
import { cursorOf, foreignCursor, readCursor } from '#table/cursor'
import { queryItems, queryPartition } from '#table/read'
import { allStores } from '../keys'
import { keyOfEntry } from './keys'
import { type Correction, correctionsOf } from '#functions/search/dictionary'
import { type Entry, type Found, type Range, type Search, searchOf } from './search-ranges'

/** Written in the transaction of the store. They name its category, so that a search reads both together. */
export function searchEntries(storeId: string, name: string, categoryId: string | null): Item[] {
  const { pairs, ...forms } = searchKeysOf(name)
  const { words, whole } = forms
  const place = nameRank(name, storeId)
  const keys = [
    ...words.map((word) => keyOfEntry('word', word, place)),
    ...(words.includes(whole) || whole === '' ? [] : [keyOfEntry('whole', whole, place)]),
    ...pairs.map((pair) => keyOfEntry('pair', pair, place)),
  ]
  return keys.map((key) => ({ ...key, storeId, categoryId, ...forms }))
}

/**
 * Each word of the text must begin a word of the name, in any order. Names that begin with the text come
 * first, then those that have its words, then those of which a word is one typing error away. Where there is
 * nothing as it was typed, other spellings are looked for. Throws `invalid`.
 */
export async function findStores(
  text: string,
  { limit = searchResultCount, cursor }: PageRequest,
): Promise<Page<Found>> {
  checkTerm(text)
  const search = searchOf(text)
  if (cursor !== undefined) return readFrom(cursor, search, limit)
  if (!search) return { items: [], next: undefined }
  const named = await findNamed(text, limit)
  if (named.next !== undefined) return named
  const [typed, near] = await Promise.all([
    readWords(search, named, limit),
    correctionsOf('STORE', search.wanted),
  ])
  if (typed.next !== undefined || typed.items.length === limit) return typed
  const isFound = typed.items.length > 0
  const [found, others] = await Promise.all([
    isFound ? typed : readSpellings(search, limit),
    findCorrected(isFound ? near.filter((each) => each.hasSameInitial && !each.isLonger) : near, limit),
  ])
  if (found.next !== undefined) return found
  return { items: eachOnce([...found.items, ...others]).slice(0, limit), next: undefined }
}

async function readWords(search: Search, { items: named }: Page<Found>, count: number): Promise<Page<Found>> {
  const { items, next } = await readRange(search, search.others, count - named.length)
  return { items: eachOnce([...named, ...items]), next }
}

async function readSpellings(search: Search, count: number): Promise<Page<Entry>> {
  const pages = await Promise.all(search.spellings.map((range) => readRange(search, range, count)))
  return pages.find(({ items }) => items.length > 0) ?? { items: [], next: undefined }
}

/** The entries that have the known word whole. */
async function findCorrected(texts: readonly Correction[], count: number): Promise<Entry[]> {
  const found = texts.map(async ({ text, word }) =>
    (await findAsTyped(text, count)).filter(({ words, whole }) => isOneOf([...words, whole], word)),
  )
  return (await Promise.all(found)).flat()
}

/** At once, without forgiving a typing error: some may be found twice. */
export async function findAsTyped(text: string, count: number): Promise<Entry[]> {
  const search = searchOf(text)
  if (!search) return []
  const pages = await Promise.all(
    [search.words, search.whole].map((range) => readRange(search, range, count)),
  )
  return pages.flatMap(({ items }) => items)
}

/** Stores whose name begins with the text: the list of all stores has them one after the other. */
export async function findNamed(text: string, count: number): Promise<Page<Found>> {
  const search = searchOf(text)
  return search ? readNamed(search, count) : { items: [], next: undefined }
}

async function readNamed({ named, wanted }: Search, count: number, after?: string): Promise<Page<Found>> {
  // Each place ends with an id, so that no other begins with it.
  const part = after === undefined ? { beginsWith: named } : { from: `${after}!`, to: `${named}\u{10FFFF}` }
  const read = await queryItems({ ...allStores, ...part }, count + 1)
  const items = read.slice(0, count)
  const next = read.length > count ? cursorOf([atNames, items.at(-1)!.listSk]) : undefined
  // The list knows neither emoji nor zeros before a number.
  const isFound = ({ name }: Item) => matches({ words: wordsOf(String(name)), whole: '', paired: 0 }, wanted)
  return { items: items.filter(isFound).map(foundIn), next }
}

const foundIn = ({ _id, categoryId }: Item): Found => ({
  storeId: String(_id),
  categoryId: categoryId as string | null,
})

async function readRange(search: Search, range: Range, count: number, after?: string): Promise<Page<Entry>> {
  return pageOf(search, range, await readEntries(range, count, after), count)
}

interface Entries {
  entries: Entry[]
  unread: boolean
}

async function readEntries(range: Range, count: number, after?: string): Promise<Entries> {
  const { partition, beginsWith } = range
  const maxEntries = range.depth * count + 1
  const start = after === undefined ? undefined : { pk: partition, sk: after }
  const entries = (await queryPartition(partition, { beginsWith }, maxEntries, start)) as Entry[]
  return { entries, unread: entries.length === maxEntries }
}

/** With a count of 0 it is empty, and says whether there are any. */
function pageOf(search: Search, range: Range, { entries, unread }: Entries, count: number): Page<Entry> {
  const accepted = entries.filter((entry) => range.accepts(entry))
  const items = eachOnce(accepted.slice(0, count))
  // More than were asked for, or entries that were not read.
  const isCut = accepted.length > count
  if (!isCut && !unread) return { items, next: undefined }
  const last = isCut ? accepted[count - 1] : entries.at(-1)
  return { items, next: cursorOf([search.all.indexOf(range), last?.sk ?? range.beginsWith]) }
}

export function eachOnce<Each extends Found>(found: readonly Each[]): Each[] {
  return [...new Map(found.map((each) => [each.storeId, each])).values()]
}

async function readFrom(cursor: string, search: Search | undefined, count: number): Promise<Page<Found>> {
  const [at, sk] = readCursor(cursor, place)
  const range = search?.all[at]
  const start = at === atNames ? search?.named : range?.beginsWith
  if (!search || start === undefined || !sk.startsWith(start)) throw foreignCursor()
  if (range) return readRange(search, range, count, sk)
  const named = await readNamed(search, count, sk)
  return named.next === undefined ? readWords(search, named, count) : named
}

/** Where a cursor stands: in the list of all stores or in one of the ranges. */
const atNames = -1

// DynamoDB limits the size of a key.
const place = z.tuple([z.int().min(atNames).max(10), z.string().min(1).max(1024)])
