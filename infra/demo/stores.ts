import { slugOf } from '#domain/text/slug'
import { beautyStores } from './stores/beauty-and-care'
import { booksStores } from './stores/books-and-hobbies'
import { electronicsStores } from './stores/electronics'
import { fashionStores } from './stores/fashion'
import { foodStores } from './stores/food-and-drink'
import { homeStores } from './stores/home-and-garden'
import { outdoorsStores } from './stores/outdoors'
import { petsStores } from './stores/pets'
import type { WrittenStore } from './stores/written'

const stores = {
  ...outdoorsStores,
  ...homeStores,
  ...fashionStores,
  ...beautyStores,
  ...foodStores,
  ...electronicsStores,
  ...petsStores,
  ...booksStores,
}

export type Brand = keyof typeof stores

export const demoStores = (Object.entries(stores) as [Brand, WrittenStore][]).map(([brand, store]) => ({
  brand,
  ...store,
  slug: slugOf(store.name),
  link: linkTo(brand),
}))

/** The domain is reserved for examples. */
export function linkTo(brand: Brand): string {
  return `https://${brand}.example/`
}
