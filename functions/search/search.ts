import * as z from 'zod'
import { invalidField } from '#domain/http/errors'
import type { Page, PageRequest } from '#domain/http/paging'
import { gapsNear, namedBy, nearlyMatches, searchKeysOf } from '#domain/search/search-keys'
import { searchLength, searchResultCount } from '#domain/search/search-terms'
import { type Item, type Key, nameRank } from '#table/keys'
import { cursorOf, foreignCursor, readCursor } from '#table/cursor'
import { queryPartition } from '#table/read'
import { keyOfEntry, keyOfGapped, searchPartitions } from './keys'
import { depth, type Entry, type Found, type Range, type Search, searchOf } from './search-ranges'

/** Written in the transaction of the store. They name its category, so that a search reads both together. */
export function searchEntries(storeId: string, name: string, categoryId: string | null): Item[] {
  const { pairs, gapped, ...forms } = searchKeysOf(name)
  const { words, whole } = forms
  const named = namedBy(name)
  const place = nameRank(name, storeId)
  const keys = [
    ...words.map((word) => keyOfEntry('word', word, place)),
    ...(named === '' ? [] : [keyOfEntry('name', named, place)]),
    ...(words.includes(whole) || whole === '' ? [] : [keyOfEntry('whole', whole, place)]),
    ...pairs.map((pair) => keyOfEntry('pair', pair, place)),
    ...gapped.map(([gap, missing]) => keyOfGapped(gap, missing, place)),
  ]
  return keys.map((key) => ({ ...key, storeId, categoryId, ...forms, named }))
}

/**
 * Each word of the text must begin a word of the name, in any order. Names that begin with the text come
 * first. Two Queries at once: over beginnings of names, and over the most selective word or pair. Without
 * results, up to 26 Queries look for other spellings. Throws `invalid`.
 */
export async function findStores(
  text: string,
  { limit = searchResultCount, cursor }: PageRequest,
): Promise<Page<Found>> {
  if (text.length > searchLength)
    throw invalidField('term', `term may have at most ${searchLength} characters.`)
  const search = searchOf(text)
  if (cursor !== undefined) return readFrom(cursor, search, limit)
  if (!search) return { items: [], next: undefined }
  const found = await readFirst(search, limit)
  return found.items.length > 0 ? found : readOthers(search, limit)
}

async function readFirst(search: Search, count: number, after?: string): Promise<Page<Found>> {
  const { names, words } = search
  const [named, others] = await Promise.all([readEntries(names, count, after), readEntries(words, count)])
  const first = pageOf(search, names, named, count)
  if (first.next !== undefined) return first
  const { items, next } = pageOf(search, words, others, count - first.items.length)
  return { items: [...first.items, ...items], next }
}

async function readOthers(search: Search, count: number): Promise<Page<Found>> {
  const [pages, near] = await Promise.all([
    Promise.all(search.spellings.map((range) => readRange(search, range, count))),
    findNear(search.wanted, count),
  ])
  return pages.find(({ items }) => items.length > 0) ?? { items: near, next: undefined }
}

async function readRange(search: Search, range: Range, count: number, after?: string): Promise<Page<Found>> {
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
function pageOf(search: Search, range: Range, { entries, unread }: Entries, count: number): Page<Found> {
  const accepted = entries.filter((entry) => range.accepts(entry))
  const items = eachOnce(accepted.slice(0, count))
  // More than were asked for, or entries that were not read.
  const isCut = accepted.length > count
  if (!isCut && !unread) return { items, next: undefined }
  const last = isCut ? accepted[count - 1] : entries.at(-1)
  return { items, next: cursorOf([search.all.indexOf(range), last?.sk ?? range.beginsWith]) }
}

function eachOnce(entries: Entry[]): Found[] {
  return [...new Map(entries.map((entry) => [entry.storeId, entry])).values()]
}

async function findNear(wanted: string[], count: number): Promise<Found[]> {
  const gaps = [...new Set(wanted.slice(0, 2).flatMap(gapsNear))]
  const found = await Promise.all(gaps.map((gap) => readGap(gap, wanted, count)))
  return eachOnce(found.flat()).slice(0, count)
}

/** A word that many names have is read no further. */
const maxReads = 3

/** A gap's entries are sorted by the missing letters, so the next read begins with another word. */
async function readGap(gap: string, wanted: string[], count: number): Promise<Entry[]> {
  const partition = searchPartitions.gapped(gap)
  let after: Key | undefined
  for (let read = 0; read < maxReads; read++) {
    const entries = (await queryPartition(partition, {}, depth.near * count, after)) as Entry[]
    const near = entries.filter((entry) => nearlyMatches(entry, wanted))
    const last = entries.at(-1)
    if (near.length > 0 || !last || entries.length < depth.near * count) return near
    // '$' is what comes after '#'.
    after = { pk: partition, sk: `${last.sk.slice(0, last.sk.indexOf('#'))}$` }
  }
  return []
}

async function readFrom(cursor: string, search: Search | undefined, count: number): Promise<Page<Found>> {
  const [at, sk] = readCursor(cursor, place)
  const range = search?.all[at]
  if (!search || !range || !sk.startsWith(range.beginsWith)) throw foreignCursor()
  return range === search.names ? readFirst(search, count, sk) : readRange(search, range, count, sk)
}

// DynamoDB limits the size of a key.
const place = z.tuple([z.int().min(0).max(10), z.string().min(1).max(1024)])
