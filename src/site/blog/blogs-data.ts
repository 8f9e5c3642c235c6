import { teaserOf } from '#lib/select'
import type { Load } from '#lib/load'
import { pageQuery } from '#lib/page-query'
import { readInPages } from '#lib/read'

const pageSize = '12'

export const blogsRead = (search: URLSearchParams) =>
  readInPages('GET /blogs', {}, pageQuery(pageSize, search), (blogs) =>
    blogs.map((blog) => teaserOf(blog, 1)),
  )

export const load: Load = async (fetch, _, search) => {
  await fetch(blogsRead(search))
}
