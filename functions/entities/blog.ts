import { type Blog, type BlogForm, blogSchema } from '#domain/blog'
import type { Page, PageRequest } from '#domain/paging'
import type { ImageUpload } from '#functions/images/upload'
import type { Item } from '#table/keys'
import { readPage } from '#table/read'
import { select } from '#table/select'
import { entity } from './entity'
import { inList, keyOf } from './keys'

export const blogs = entity<Blog>({
  name: 'BLOG',
  key: keyOf.blog,
  indexKeys: ({ _id }) => inList.byAge('BLOG', _id),
  images: ({ coverImagesPath }) => coverImagesPath,
})

/** All blogs, the newest first. */
export async function listBlogs(page: PageRequest): Promise<Page<Blog>> {
  return readPage({ index: 'byList', partition: 'BLOG', descending: true }, page, (items) =>
    items.map(toBlog),
  )
}

/** One blog. Throws `not_found`. */
export async function getBlog(id: string): Promise<Blog> {
  return toBlog(await blogs.get(id))
}

interface Images {
  coverImagesPath: string[]
}

/** Creates a blog and its count. */
export async function createBlog(
  form: BlogForm,
  images: Images,
  now: Date,
  uploads?: readonly ImageUpload[],
): Promise<Blog> {
  return toBlog(await blogs.create({ ...form, ...images }, now, uploads))
}

/** A new blog in its stored form. */
export function blogItem(form: BlogForm, images: Images, now: Date): Item {
  return blogs.newItem({ ...form, ...images }, now)
}

function toBlog(item: Item): Blog {
  return select(item, blogSchema)
}
