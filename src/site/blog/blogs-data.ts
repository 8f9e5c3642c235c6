import { teaserOf } from '../../lib/kept'
import type { Load } from '../../lib/load'
import { partQuery } from '../../lib/part-query'
import { readInParts } from '../../lib/read'

const atOnce = '12'

export const blogsRead = (search: URLSearchParams) =>
  readInParts('GET /blogs', {}, partQuery(atOnce, search), (blogs) => blogs.map((blog) => teaserOf(blog, 1)))

export const load: Load = async (fetch, _, search) => {
  await fetch(blogsRead(search))
}
