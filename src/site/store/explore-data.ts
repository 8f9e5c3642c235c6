import { logoOf } from '../../lib/kept'
import type { Load } from '../../lib/load'
import { partQuery } from '../../lib/part-query'
import { readInParts } from '../../lib/read'
import { storesAtOnce } from './stores-at-once'

export const exploreRead = (search: URLSearchParams) =>
  readInParts('GET /stores', {}, partQuery(storesAtOnce, search), (stores) => stores.map(logoOf))

export const load: Load = async (fetch, _, search) => {
  await fetch(exploreRead(search))
}
