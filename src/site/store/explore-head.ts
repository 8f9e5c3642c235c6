import type { Head } from '#lib/page-facts'
import { exploreRead } from './explore-data'
import { listedStores } from './listed-stores'

export const head: Head = (cached, _, search) => {
  const stores = cached(exploreRead(search))?.pages[0]?.body
  return stores ? { listed: listedStores(stores) } : {}
}
