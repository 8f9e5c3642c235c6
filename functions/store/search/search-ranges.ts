import {
  doubledWordsOf,
  lengthOf,
  matches,
  mostSpecific,
  pairKey,
  pairsOf,
  type SearchForms,
  significantWordsOf,
  wholeOf,
} from '#domain/search/search-keys'
import { collationKeyOf } from '#domain/text/fold'
import type { Item } from '#table/keys'
import { searchPartitions } from './keys'

export interface Found {
  storeId: string
  categoryId: string | null
}

export type Entry = Item & Found & SearchForms

export interface Range {
  partition: string
  beginsWith: string
  depth: number
  accepts: (entry: Entry) => boolean
}

/** A cursor names a range by its place in `all`. */
export interface Search {
  wanted: string[]
  /** How names that begin with the text begin in the list of all stores. */
  named: string
  /** Names that have its words. */
  words: Range
  /** Without those that begin with the text. */
  others: Range
  /** Names whose letters together begin with those of the text. */
  whole: Range
  /** Other spellings, if those two find nothing. */
  spellings: Range[]
  all: Range[]
}

/** Entries read for each result. */
const depth = { whole: 1, exact: 2, filtered: 10 }

export function searchOf(text: string): Search | undefined {
  const wanted = mostSpecific(significantWordsOf(text))
  const [longest, second] = wanted
  if (longest === undefined) return undefined
  const whole = wholeRange(wholeOf(text))
  const doubled = mostSpecific(doubledWordsOf(text))
  const pair = second === undefined ? undefined : pairRange(longest, second, wanted)
  const word = wordRange(longest, wanted)
  const spellings = [
    ...(pair ? [word] : []),
    whole,
    ...(wanted.length > 1 ? [wordRange(whole.beginsWith, [whole.beginsWith])] : []),
    ...(doubled[0] === undefined ? [] : [wordRange(doubled[0], doubled)]),
  ]
  const named = collationKeyOf(text)
  const words = pair ?? word
  const others = butNamed(named, words)
  return { wanted, named, words, others, whole, spellings, all: [others, ...spellings] }
}

function wholeRange(start: string): Range {
  const partition = searchPartitions.whole(start)
  return { partition, beginsWith: start, depth: depth.whole, accepts: () => true }
}

/** An entry ends with the place of its store in the list of all. */
function butNamed(named: string, range: Range): Range {
  const isNamed = ({ sk }: Entry) => sk.startsWith(named, sk.indexOf('#') + 1)
  return { ...range, accepts: (entry) => range.accepts(entry) && !isNamed(entry) }
}

function wordRange(word: string, wanted: string[]): Range {
  return {
    partition: searchPartitions.word(word),
    beginsWith: word,
    depth: wanted.length === 1 ? depth.exact : depth.filtered,
    accepts: (entry) => matches(entry, wanted) && isFirst(entry, word, entry.words),
  }
}

function pairRange(longest: string, second: string, wanted: string[]): Range | undefined {
  const pair = pairKey(longest, second)
  if (lengthOf(pair) < lengthOf(longest)) return undefined
  const isWhole = wanted.length === 2 && lengthOf(longest) === lengthOf(second)
  return {
    partition: searchPartitions.pair(pair),
    beginsWith: pair,
    depth: isWhole ? depth.exact : depth.filtered,
    accepts: (entry) =>
      matches(entry, wanted) && isFirst(entry, pair, pairsOf(entry.words.slice(0, entry.paired))),
  }
}

/** A name may have several entries in a range. This one counts, on whatever page it is. */
function isFirst({ sk }: Entry, start: string, forms: string[]): boolean {
  const [first = ''] = forms.filter((form) => form.startsWith(start)).toSorted()
  return sk.startsWith(`${first}#`)
}
