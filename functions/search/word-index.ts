import { isDeepStrictEqual } from 'node:util'
import { readingsOf } from '#domain/search/readings'
import type { Page, PageRequest } from '#domain/http/paging'
import { matches } from '#domain/search/search-keys'
import { type EntityName, itemKey } from '#functions/entity/keys'
import { requireUnchanged, versionConflict } from '#table/if-unchanged'
import { type Subscriber, subscriber } from '#table/change'
import { isCursorOf, type List } from '#table/cursor'
import { queryPageWhere } from '#table/filtered-page'
import { isHidden } from '#table/hidden'
import { inBatches } from '#table/in-batches'
import { type Item, type Key, key } from '#table/keys'
import { getItem, getItems, queryItems, queryPartition } from '#table/read'
import { retry, shortRetry } from '#table/retry'
import { isConflict, rewriteItems } from '#table/rewrite'
import { requireMissing, transact, type Write } from '#table/write'
import { wordList } from './word-list'

/** A word by which staff find an item, with all others that have an entry. */
export interface WordEntry {
  /** The store of its item, if that has one. */
  storeId?: string
  words: string[]
}

export interface WordIndex<Stored = never> {
  name: EntityName
  list: ReturnType<typeof wordList>
  /** All words of an item, those that say most first. */
  wordsOf: (item: Stored) => string[]
}

const prefix = 'WORD#'

/** Old and new ones of a change fit a transaction. */
const mostWords = 44

/** More than an item has. */
const mostEntries = 100

/** The most entries of each word that are counted, to go by the word that the fewest items have. */
const counted = 100

const comparedWords = 4

export const wordIndex = <Stored>(
  name: EntityName,
  wordsOf: (item: Stored) => string[],
): WordIndex<Stored> => ({ name, list: wordList(`${name}#WORD#`), wordsOf })

export const isWordEntry = (item: Item): item is Item & WordEntry => item.sk.startsWith(prefix)

/** The item that an entry leads to. */
export function ownerOf({ pk }: Key): Key {
  const [name = '', id = ''] = pk.split('#')
  return itemKey(name as EntityName, id)
}

export function entriesOf<Stored>(
  { name, list, wordsOf }: WordIndex<Stored>,
  item: Item & Stored,
): (Item & WordEntry)[] {
  const { _id, createdAt, storeId } = item as Item & { _id: string; createdAt: string; storeId?: string }
  const words = wordsOf(item).slice(0, mostWords)
  return words.map((word) => ({
    ...key(`${itemKey(name, _id).pk}#WORDS`, prefix + word),
    ...list.keysOf(word, { _id, createdAt }),
    ...(storeId !== undefined && { storeId }),
    words,
  }))
}

/** The writes that make the entries of an item those that it should have. */
export async function entryWrites(index: WordIndex, id: string, item: Item | undefined): Promise<Write[]> {
  const partition = `${itemKey(index.name, id).pk}#WORDS`
  const before = await queryPartition(partition, { isConsistent: true }, mostEntries)
  return rewriteItems(before, item ? entriesOf(index, item as never) : [])
}

export async function updateEntries(index: WordIndex, id: string): Promise<void> {
  const own = itemKey(index.name, id)
  await retry({ attempts: 6, isTransient: isConflict }, async () => {
    const item = await getItem(own, { consistent: true })
    const writes = await entryWrites(index, id, item)
    if (writes.length === 0) return
    const guard = item ? requireUnchanged(item, item, ['version']) : requireMissing(own, versionConflict)
    await transact([guard, ...writes], shortRetry)
  })
}

/** From the stream: a step of a store's deletion takes many items, whose entries no transaction holds. */
export function subscriberOf(index: WordIndex): Subscriber {
  const found = (item: Item | undefined) => item && [index.wordsOf(item as never), item.storeId]
  return subscriber<string>({
    name: `words-of-${index.name.toLowerCase()}s`,
    kinds: [index.name],
    workOf: ({ before, after }) =>
      isDeepStrictEqual(found(before), found(after)) ? [] : [String((after ?? before)?._id)],
    apply: async (ids) => {
      await inBatches([...new Set(ids)], (id) => updateEntries(index, id))
    },
  })
}

/**
 * The entries of the word of a text that the fewest items have. An item may have several words that begin as
 * this one: `isFirst` chooses. Undefined for a text without words.
 */
export async function wordsToRead({ list }: WordIndex, text: string, cursor: string | undefined) {
  const found = await Promise.all(readingsOf(text).map((reading) => rarestIn(list, reading, cursor)))
  const { reading, word } = found.find(({ count }) => count > 0) ?? found.at(-1) ?? {}
  if (reading === undefined || word === undefined) return undefined
  const isFirst = ({ sk, words }: Item & WordEntry) =>
    sk.slice(prefix.length) === words.filter((each) => each.startsWith(word)).toSorted()[0]
  return { reading, list: list.beginning(word), isFirst }
}

/** The word that the fewest items have, or that of the cursor. Nothing is there where the count is 0. */
async function rarestIn(list: WordIndex['list'], reading: string[], cursor: string | undefined) {
  const words = reading.slice(0, comparedWords)
  const counts = await Promise.all(
    words.map(async (word) => (await queryItems(list.beginning(word), counted)).length),
  )
  const count = Math.min(...counts)
  const ofCursor = words.find((word) => cursor !== undefined && isCursorOf(cursor, list.beginning(word)))
  return { reading, count, word: ofCursor ?? words[counts.indexOf(count)] }
}

/** A list of items that are found by the words of what they belong to as well. */
export interface OwnedList {
  storeId: string
  words: string[]
  list: List
}

/** Items that have all words of a text and that are wanted. A page may be short and have a next one. */
export async function findByWords<Stored>(
  index: WordIndex<Stored>,
  { search, ...page }: PageRequest & { search: string },
  isWanted: (item: Item) => boolean = () => true,
  owned: Promise<readonly OwnedList[]> | readonly OwnedList[] = [],
): Promise<Page<Item>> {
  const [found, lists] = await Promise.all([wordsToRead(index, search, page.cursor), owned])
  if (!found) return { items: [], next: undefined }
  const { list, isFirst } = found
  const readings = readingsOf(search)
  const ownerWords = new Map(lists.map(({ storeId, words }) => [storeId, words]))
  const isFound = (item: Item) => {
    const words = [...index.wordsOf(item as Item & Stored), ...(ownerWords.get(item.storeId as string) ?? [])]
    return !isHidden(item) && readings.some((reading) => matches({ words, whole: '', paired: 0 }, reading))
  }
  const keep = async (read: Item[]) => {
    const isAlone = (entry: Item & WordEntry) => isFirst(entry) && !ownerWords.has(entry.storeId ?? '')
    const items = await getItems(
      read.flatMap((each) => (isWordEntry(each) && isAlone(each) ? ownerOf(each) : [])),
    )
    const byKey = new Map(items.map((item) => [item.pk, item]))
    return read.map((each) => {
      const item = isWordEntry(each) ? isAlone(each) && byKey.get(ownerOf(each).pk) : each
      return item && isFound(item) && isWanted(item) ? item : undefined
    })
  }
  return queryPageWhere([list, ...lists.map((each) => each.list)], page, keep, { beside: 1 })
}
