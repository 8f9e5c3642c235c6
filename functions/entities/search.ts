import * as z from 'zod'
import { AppError } from '#domain/errors'
import { collationKeyOf } from '#domain/fold'
import type { Page, PageRequest } from '#domain/paging'
import {
  doubledWordsOf,
  halvesNear,
  matches,
  nearlyMatches,
  pairKey,
  pairsOf,
  searchKeysOf,
  type SearchForms,
  wholeOf,
  wordsOf,
} from '#domain/search-keys'
import { searchLength, searchResultCount } from '#domain/search-terms'
import type { Item, Key } from '#table/keys'
import { keyOf, searchPartitions } from './keys'
import { queryPartition } from '#table/read'

/**
 * The search entries of a store. They are written and deleted in the transaction of the store. They name the
 * store's category, so that a search can read both together.
 */
export function searchEntries(storeId: string, name: string, categoryId: string | null): Item[] {
  const { pairs, halves, ...forms } = searchKeysOf(name)
  const { words, whole } = forms
  const nameKey = collationKeyOf(name)
  const keys = [
    ...words.map((word) => keyOf.word(word, nameKey, storeId, word === whole)),
    ...(words.includes(whole) || whole === '' ? [] : [keyOf.wholeName(whole, nameKey, storeId)]),
    ...pairs.map((pair) => keyOf.pair(pair, nameKey, storeId)),
    ...halves.map((half) => keyOf.half(half, nameKey, storeId)),
  ]
  return keys.map((key) => ({ ...key, storeId, categoryId, ...forms }))
}

/** A store that a search has found. */
export interface Found {
  storeId: string
  categoryId: string | null
}

/** Entries of earlier releases have their words alone, of which the first eight are paired. */
type Entry = Item & Found & Pick<SearchForms, 'words'> & Partial<SearchForms>

/** One Query of search entries: a range of keys, and which of its entries are results. */
interface Range {
  partition: string
  beginsWith: string
  /** Whether the key says it all, so that nothing is filtered out. */
  isExact?: boolean
  accepts: (entry: Entry & SearchForms) => boolean
}

/**
 * How many entries one search reads for each result, whatever the size of the catalogue. `exact`: nothing is
 * filtered out, but a name may have two words with the same beginning. `near`: those of one half of a word.
 */
const depth = { exact: 2, filtered: 10, near: 5 }

/**
 * A page of the stores whose names have, for each word of the text, a word that starts with it, in any order.
 * One Query: over the entries of one word or of a pair, whichever narrows the search down more.
 *
 * Only where that finds nothing, up to 14 Queries side by side look for other spellings, and for one typing
 * error; what those find has no further pages. Throws `invalid` for a text that is too long, and for a cursor
 * of another search.
 */
export async function findStores(
  text: string,
  { limit = searchResultCount, cursor }: PageRequest,
): Promise<Page<Found>> {
  if (text.length > searchLength) throw tooLong()
  const wanted = mostSpecific(wordsOf(text))
  const ranges = rangesOf(text, wanted)
  if (cursor !== undefined) return readFrom(cursor, ranges, limit)
  const [first, ...others] = ranges
  if (!first) return { items: [], next: undefined }
  const found = await readRange(first, 0, limit)
  return found.items.length > 0 ? found : readOthers(others, wanted, limit)
}

/** The other ranges, and the stores one typing error away. The first range that has results counts. */
async function readOthers(others: Range[], wanted: string[], count: number): Promise<Page<Found>> {
  const [pages, near] = await Promise.all([
    Promise.all(others.map((range, at) => readRange(range, at + 1, count))),
    findNear(wanted, count),
  ])
  return pages.find(({ items }) => items.length > 0) ?? { items: near, next: undefined }
}

function tooLong(): AppError {
  const message = `term may have at most ${searchLength} characters.`
  return new AppError('invalid', message, { fields: { term: message } })
}

/** The words, longest first, without those that begin another one: 'new newton' means 'newton'. */
function mostSpecific(words: string[]): string[] {
  return words
    .filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
    .toSorted((a, b) => lengthOf(b) - lengthOf(a))
}

/** The ranges to look in, one after the other. A cursor names one by its place. */
function rangesOf(text: string, wanted: string[]): Range[] {
  const [longest, second] = wanted
  if (longest === undefined) return []
  const whole = wholeOf(text)
  const doubled = mostSpecific(doubledWordsOf(text))
  const pair = second === undefined ? undefined : pairRange(longest, second, wanted)
  return [
    ...(pair ? [pair] : []),
    wordRange(longest, wanted),
    wholeRange(whole),
    ...(wanted.length > 1 ? [wordRange(whole, [whole])] : []),
    ...(doubled[0] === undefined ? [] : [wordRange(doubled[0], doubled)]),
  ]
}

function wordRange(word: string, wanted: string[]): Range {
  return {
    partition: searchPartitions.word(word),
    beginsWith: word,
    isExact: wanted.length === 1,
    accepts: (entry) =>
      matches(entry, wanted) &&
      isFirst(
        entry,
        entry.words.filter((each) => each.startsWith(word)),
      ),
  }
}

/** Undefined if one word alone narrows the search down as much. */
function pairRange(longest: string, second: string, wanted: string[]): Range | undefined {
  const pair = pairKey(longest, second)
  if (lengthOf(pair) < lengthOf(longest)) return undefined
  return {
    partition: searchPartitions.pair(pair),
    beginsWith: pair,
    isExact: wanted.length === 2 && lengthOf(longest) === lengthOf(second),
    accepts: (entry) =>
      matches(entry, wanted) &&
      isFirst(
        entry,
        pairsOf(entry.words.slice(0, entry.paired)).filter((each) => each.startsWith(pair)),
      ),
  }
}

function wholeRange(whole: string): Range {
  return { partition: searchPartitions.whole(whole), beginsWith: whole, isExact: true, accepts: () => true }
}

/** A name may have several entries in a range. This is the one that counts, on whatever page it is. */
function isFirst({ sk }: Entry, forms: string[]): boolean {
  const [first = ''] = forms.toSorted()
  return sk.startsWith(`${first}#`) || sk.startsWith(`${first}!`)
}

async function readRange(range: Range, at: number, count: number, after?: Key): Promise<Page<Found>> {
  const { partition, beginsWith, isExact = false, accepts } = range
  const most = (isExact ? depth.exact : depth.filtered) * count + 1
  const entries = (await queryPartition(partition, beginsWith, most, after)) as Entry[]
  const accepted = entries.filter((entry) => accepts(formsOf(entry)))
  const items = eachOnce(accepted.slice(0, count))
  // More than were asked for, or entries that were not read.
  const last =
    accepted.length > count ? accepted[count - 1] : entries.length < most ? undefined : entries.at(-1)
  return { items, next: last && cursorOf(at, last) }
}

function formsOf(entry: Entry): Entry & SearchForms {
  return { paired: 8, whole: '', ...entry }
}

function eachOnce(entries: Entry[]): Found[] {
  return [...new Map(entries.map((entry) => [entry.storeId, entry])).values()]
}

/** Stores that match but for one typing error in one of the two longest words. */
async function findNear(wanted: string[], count: number): Promise<Found[]> {
  const halves = [...new Set(wanted.slice(0, 2).flatMap(halvesNear))]
  const found = await Promise.all(
    halves.map((half) => queryPartition(searchPartitions.half(half), '', depth.near * count)),
  )
  const entries = (found.flat() as Entry[]).filter((entry) => nearlyMatches(formsOf(entry), wanted))
  return eachOnce(entries).slice(0, count)
}

/** Where the next page begins: the place of the range, and the key of the last entry. */
function cursorOf(at: number, { sk }: Item): string {
  return Buffer.from(JSON.stringify([at, sk])).toString('base64url')
}

async function readFrom(cursor: string, ranges: Range[], count: number): Promise<Page<Found>> {
  const [at, sk] = parsed(cursor)
  const range = ranges[at]
  if (!range || !sk.startsWith(range.beginsWith)) throw notOfThisList()
  return readRange(range, at, count, { pk: range.partition, sk })
}

// DynamoDB limits the size of a key.
const place = z.tuple([z.int().min(0).max(10), z.string().min(1).max(1024)])

function parsed(cursor: string): z.infer<typeof place> {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw notOfThisList()
  }
}

function notOfThisList(): AppError {
  const message = 'The cursor does not belong to this list.'
  return new AppError('invalid', message, { fields: { cursor: message } })
}

/** The length in characters, as keys are compared, not in UTF-16 units. */
function lengthOf(word: string): number {
  return Array.from(word).length
}
