import { type Blog, type BlogForm, blogSchema } from '#domain/blog'
import type { Page, PageRequest } from '#domain/paging'
import type { ImageUpload } from '#functions/images/upload'
import type { Item } from '#table/keys'
import { readPage } from '#table/read'
import { select } from '#table/select'
import { entity, type Kept } from './entity'
import { inList } from './keys'

export const blogs: Kept<Blog> = entity({
  name: 'BLOG',
  isShown: true,
  indexKeys: ({ _id }) => inList.byAge('BLOG', _id),
  noted: {
    of: ({ _id }) => ({ kind: 'BLOG', id: _id, slug: _id }),
    shown: ({ version: _, ...blog }) => select(blog, blogSchema.omit({ version: true })),
  },
  images: ({ coverImagesPath }) => coverImagesPath,
})

/** All blogs, the newest first. */
export async function listBlogs(page: PageRequest): Promise<Page<Blog>> {
  return readPage({ index: 'byList', partition: 'BLOG', descending: true }, page, (items) =>
    items.map(toBlog),
  )
}

/** So many blogs are in a feed. One may have 300 KB. */
const newest = 20

/** The newest blogs. */
export async function listNewestBlogs(): Promise<Blog[]> {
  return (await listBlogs({ limit: newest })).items
}

/** One blog. Throws `not_found`. */
export async function getBlog(id: string): Promise<Blog> {
  return toBlog(await blogs.get(id))
}

interface Images {
  coverImagesPath: string[]
  coverImageAlts?: string[]
}

/** Creates a blog and its count. */
export async function createBlog(
  form: BlogForm,
  images: Images,
  now: Date,
  uploads?: readonly ImageUpload[],
): Promise<Blog> {
  return toBlog(await blogs.create({ ...form, ...storedForm(images) }, now, uploads))
}

/** A new blog in its stored form. */
export function blogItem(form: BlogForm, images: Images, now: Date): Item {
  return blogs.newItem({ ...form, ...storedForm(images) }, now)
}

/** A blog whose covers all decorate has no alternative texts, as those from before have none. */
function storedForm({ coverImagesPath, coverImageAlts = [] }: Images): Images {
  return coverImageAlts.some(Boolean) ? { coverImagesPath, coverImageAlts } : { coverImagesPath }
}

function toBlog(item: Item): Blog {
  return select(item, blogSchema)
}
