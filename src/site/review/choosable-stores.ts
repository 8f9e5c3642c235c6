import { termOf } from '#domain/search/search-terms'
import type { Store } from '#domain/store/store'
import { read, readFirstPage } from '#lib/read'
import { repeatedNames } from '#lib/repeated-names'
import { isTerm } from '../search/search-data'

/** The most stores to choose from at once. */
const atOnce = '25'

/** What a store is chosen by: its name, and what tells it from others of that name. */
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

/** The first stores by name, or those that a text finds. */
export function choosableRead(text: string) {
  return isTerm(text)
    ? readFirstPage('GET /stores/search/{term}', { term: termOf(text) }, { limit: atOnce }, choosables)
    : readFirstPage('GET /stores', {}, { limit: atOnce }, choosables)
}

/** The store that was chosen before: `?storeId=`. */
export const chosenRead = (id: string) => read('GET /stores/by-id/{id}', { id }, {}, choosable)

/** Each store with what tells it apart: the category, or the address of those with the same name. */
export function distinguished(
  stores: ChoosableStore[],
): [store: ChoosableStore, detail: string | undefined][] {
  const repeated = repeatedNames(stores)
  return stores.map((store) => [store, repeated.has(store.name) ? `/${store.slug}` : store.category])
}
