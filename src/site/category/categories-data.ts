import type { Load } from '#lib/load'
import { pageQuery } from '#lib/page-query'
import { readInPages } from '#lib/read'
import { listedCardOf } from '#lib/select'

/** The categories of one page. Rows of 2, 4 and 6 come out full. */
const atOnce = '48'

export const categoriesRead = (search: URLSearchParams) =>
  readInPages('GET /categories', {}, pageQuery(atOnce, search), (categories) => categories.map(listedCardOf))

export const load: Load = async (fetch, _, search) => {
  await fetch(categoriesRead(search))
}
