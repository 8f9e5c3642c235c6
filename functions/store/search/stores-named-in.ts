import { wordsOf } from '#domain/search/search-keys'
import { eachOnce, findAsTyped } from './search'
import type { Entry } from './search-ranges'

/** Stores whose items are read, and words at each end of the text that may name one. */
const bounds = { stores: 4, named: 3 }

/** The beginning and the end of the text may name a store, longer ones before shorter ones. */
export async function storesNamedIn(text: string): Promise<Entry[]> {
  const words = wordsOf(text)
  const lengths = Array.from({ length: Math.min(words.length, bounds.named) }, (_, at) => at + 1).toReversed()
  const names = lengths.flatMap((length) => [words.slice(0, length), words.slice(-length)])
  const texts = [...new Set(names.map((name) => name.join(' ')))]
  const found = await Promise.all(texts.map((each) => findAsTyped(each, bounds.stores)))
  return eachOnce(found.flat()).slice(0, bounds.stores)
}
