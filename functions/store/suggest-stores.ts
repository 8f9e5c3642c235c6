import { likenessOf } from '#domain/search/likeness'
import { significantWordsOf } from '#domain/search/search-keys'
import { maxSuggestions } from '#domain/search/search-terms'
import { checkTerm } from '#domain/search/search-term-params'
import type { Store } from '#domain/store/store'
import { collationKeyOf } from '#domain/text/fold'
import { findStores } from './search/search'
import { getItems, queryItems } from '#table/read'
import type { Item } from '#table/keys'
import { keyOfStore } from './keys'
import { stores, withCategories } from './store'
import type { StoreReader } from './store-part'

/** The most words of a text that are looked for alone, if it has several. */
const mostWords = 3

/** The most alike of those with one of the words and those beside the text by name. Throws `invalid`. */
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
  const near = new Map([...found, following, before].flat().map((store) => [store._id, store]))
  const ranked = [...near.values()].map((store) => ({ store, rank: likenessOf(String(store.name), term) }))
  const nearest = ranked.toSorted((a, b) => b.rank - a.rank).slice(0, maxSuggestions)
  return withCategories(
    nearest.map(({ store }) => store),
    reader,
  )
}

async function storesOf(word: string): Promise<Item[]> {
  const { items } = await findStores(word, { limit: maxSuggestions })
  return getItems(items.map(({ storeId }) => keyOfStore(storeId)))
}
