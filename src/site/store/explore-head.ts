import type { Head } from '#lib/page-facts'
import { paths } from '#lib/paths'
import { exploreRead } from './explore-data'
import { listedStores } from './listed-stores'

/** Each letter has its own page. Letters without a store are left out. */
export const head: Head = (cached, _, search) => {
  const stores = cached(exploreRead(search))?.pages[0]?.body
  if (!stores) return undefined
  const letter = search.get('letter')
  return {
    ...(letter && { path: paths.letter(letter), isHidden: stores.length === 0 }),
    listed: listedStores(stores),
  }
}
