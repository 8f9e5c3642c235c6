import { logoOf } from '#lib/select'
import type { Load } from '#lib/load'
import { pageQuery } from '#lib/page-query'
import { readInPages } from '#lib/read'
import { storesAtOnce } from './stores-at-once'

export const exploreRead = (search: URLSearchParams) =>
  readInPages('GET /stores', {}, pageQuery(storesAtOnce, search), (stores) => stores.map(logoOf))

export const load: Load = async (fetch, _, search) => {
  await fetch(exploreRead(search))
}
