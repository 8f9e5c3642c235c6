import type { Load } from '../../lib/load'
import { read } from '../../lib/read'

export const exploreRead = read('GET /stores', {})

export const load: Load = async (fetch) => {
  await fetch(exploreRead)
}
