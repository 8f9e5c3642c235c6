import { termOf } from '#domain/search/search-terms'
import type { Store } from '#domain/store/store'
import { read, readFirstPage } from '#lib/read'
import { repeatedNames } from '#lib/repeated-names'
import { isTerm } from '../search/search-data'

const maxOptions = '25'

export interface ChoosableStore {
  _id: string
  name: string
  slug: string
  category: string | undefined
}

const choosable = ({ _id, name, slug, category }: Store): ChoosableStore => ({
  _id,
  name,
  slug,
  category: category?.name,
})
const choosables = (stores: Store[]) => stores.map(choosable)

/** The first stores by name, or those that match a text. */
export function choosableRead(text: string) {
  return isTerm(text)
    ? readFirstPage('GET /stores/search/{term}', { term: termOf(text) }, { limit: maxOptions }, choosables)
    : readFirstPage('GET /stores', {}, { limit: maxOptions }, choosables)
}

/** For `?storeId=`. */
export const chosenRead = (id: string) => read('GET /stores/by-id/{id}', { id }, {}, choosable)

/** Adds the address to stores of the same name, and the category to others. */
export function distinguished(
  stores: ChoosableStore[],
): [store: ChoosableStore, detail: string | undefined][] {
  const repeated = repeatedNames(stores)
  return stores.map((store) => [store, repeated.has(store.name) ? `/${store.slug}` : store.category])
}
