import { interleave, matches, searchKeysOf, wordsOf } from '#domain/search-terms'
import { type Item, nameKeyOf } from '#table/keys'
import { keyOf, pairPartition, wordPartition } from './keys'
import { queryPartition } from '#table/read'

/**
 * The search entries of a store. They are written and deleted in the transaction of the store. They name the
 * store's category, so that a search can read both together.
 */
export function searchEntries(storeId: string, name: string, categoryId: string | null): Item[] {
  const { words, pairs } = searchKeysOf(name)
  const nameKey = nameKeyOf(name)
  const held = { storeId, categoryId, words }
  return [
    ...words.map((word) => ({ ...keyOf.word(word, nameKey, storeId), ...held })),
    ...pairs.map((pair) => ({ ...keyOf.pair(pair, nameKey, storeId), ...held })),
  ]
}

/** A store that a search has found. */
export interface Found {
  storeId: string
  categoryId: string | null
}

/**
 * How many entries one search reads for each result, whatever the size of the catalogue. `exact`: the key
 * covers all words, so nothing is filtered out, but a name may have two words with the same beginning.
 */
const depth = { exact: 2, filtered: 10 }

/**
 * Up to `count` stores whose names have, for each word of the text, a word that starts with it, in any order.
 * One Query: over the entries of one word or of a pair, whichever narrows the search down more.
 */
export async function findStores(text: string, count: number): Promise<Found[]> {
  const wanted = mostSpecific(wordsOf(text))
  const entries = (await queryNarrowest(wanted, count)) as (Item & Found & { words: string[] })[]
  const found = entries.filter(({ words }) => matches(words, wanted))
  return [...new Map(found.map((entry) => [entry.storeId, entry])).values()].slice(0, count)
}

/** The words, longest first, without those that begin another one: 'new newton' means 'newton'. */
function mostSpecific(words: string[]): string[] {
  return words
    .filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
    .toSorted((a, b) => lengthOf(b) - lengthOf(a))
}

async function queryNarrowest([longest, second, ...others]: string[], count: number): Promise<Item[]> {
  if (longest === undefined) return []
  const limits = { exact: depth.exact * count, filtered: depth.filtered * count }
  if (second === undefined) return queryPartition(wordPartition(longest), longest, limits.exact)
  const pair = longest < second ? interleave(longest, second) : interleave(second, longest)
  if (lengthOf(pair) < lengthOf(longest)) {
    return queryPartition(wordPartition(longest), longest, limits.filtered)
  }
  const isExact = others.length === 0 && lengthOf(longest) === lengthOf(second)
  return queryPartition(pairPartition(pair), pair, isExact ? limits.exact : limits.filtered)
}

/** The length in characters, as keys are compared, not in UTF-16 units. */
function lengthOf(word: string): number {
  return Array.from(word).length
}
