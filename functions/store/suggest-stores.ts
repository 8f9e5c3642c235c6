import { significantWordsOf } from '#domain/search/search-keys'
import { maxSuggestions } from '#domain/search/search-terms'
import { checkTerm } from '#domain/search/search-term-params'
import type { Store } from '#domain/store/store'
import { collationKeyOf } from '#domain/text/fold'
import { findStores } from '#functions/search/search'
import { getItems, queryItems } from '#table/read'
import type { Item } from '#table/keys'
import { keyOfStore } from './keys'
import { stores, withCategories } from './store'
import type { StoreReader } from './store-part'

/** Of a text of several words so many are looked for alone. */
const mostWords = 3

/** Stores with one of the words, then those beside the text in the list of names. Throws `invalid`. */
export async function suggestStores(term: string, reader: StoreReader): Promise<Store[]> {
  checkTerm(term)
  const words = significantWordsOf(term)
  if (words.length === 0) return []
  const place = collationKeyOf(term)
  const list = stores.list('name')
  const [following, before, ...found] = await Promise.all([
    queryItems({ ...list, from: place }, maxSuggestions),
    queryItems({ ...list, to: place, descending: true }, maxSuggestions),
    ...(words.length > 1 ? words.slice(0, mostWords).map(storesOf) : []),
  ])
  const beside = [...following, ...before].toSorted((a, b) => inCommon(b, place) - inCommon(a, place))
  const nearest = new Map([...found.flat(), ...beside].map((store) => [store._id, store]))
  return withCategories([...nearest.values()].slice(0, maxSuggestions), reader)
}

async function storesOf(word: string): Promise<Item[]> {
  const { items } = await findStores(word, { limit: maxSuggestions })
  return getItems(items.map(({ storeId }) => keyOfStore(storeId)))
}

/** How many letters at its beginning are those of the text. */
function inCommon(store: Item, place: string): number {
  const name = collationKeyOf(String(store.name))
  const different = Array.from(name).findIndex((letter, at) => letter !== place[at])
  return different === -1 ? name.length : different
}
