import { letterOf } from '#domain/text/letter-ranges'
import { logoOf } from '#lib/select'
import type { Load } from '#lib/load'
import { pageQuery } from '#lib/page-query'
import { paths } from '#lib/paths'
import { readInPages } from '#lib/read'
import type { Store } from '#domain/store/store'
import { storesAtOnce } from './stores-at-once'

const logosOf = (stores: Store[]) => stores.map(logoOf)

export function exploreRead(search: URLSearchParams) {
  const letter = search.get('letter')
  const query = pageQuery(storesAtOnce, search)
  return letter
    ? readInPages('GET /stores/letter/{letter}', { letter }, query, logosOf)
    : readInPages('GET /stores', {}, query, logosOf)
}

/** Redirects another form of a letter: `?letter=é` to `?letter=E`. */
export const load: Load = async (fetch, _, search) => {
  const asked = search.get('letter')
  const present = asked ? letterOf(asked)?.value : undefined
  if (present !== undefined && present !== asked) return paths.letter(present)
  await fetch(exploreRead(search))
  return undefined
}
