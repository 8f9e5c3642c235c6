import type { Load } from '#lib/load'
import { pageQuery } from '#lib/page-query'
import { readInPages } from '#lib/read'
import { listedCardOf } from '#lib/select'

/** Fills rows of 2, 4 and 6. */
const pageSize = '48'

export const categoriesRead = (search: URLSearchParams) =>
  readInPages('GET /categories', {}, pageQuery(pageSize, search), (categories) =>
    categories.map(listedCardOf),
  )

export const load: Load = async (fetch, _, search) => {
  await fetch(categoriesRead(search))
}
