import { ulid } from 'ulid'
import type { Blog, BlogForm } from '#domain/blog'
import { AppError } from '#domain/errors'
import type { Page, PageRequest } from '#domain/paging'
import { useImages } from '#functions/images/image-uses'
import type { Item } from '#table/keys'
import { inList, keyOf } from './keys'
import { getItem, queryPage } from '#table/read'
import { count } from './counter'
import { putNew, transact } from '#table/write'

/** All blogs, the newest first. */
export async function listBlogs(page: PageRequest): Promise<Page<Blog>> {
  const { items, next } = await queryPage({ index: 'byList', partition: 'BLOG', descending: true }, page)
  return { items: items.map(toBlog), next }
}

/** One blog. Throws `not_found`. */
export async function getBlog(id: string): Promise<Blog> {
  const item = await getItem(keyOf.blog(id))
  if (!item) throw new AppError('not_found', 'There is no such blog.')
  return toBlog(item)
}

/** Creates a blog and its count. */
export async function createBlog(
  form: BlogForm,
  extras: { coverImagesPath: string[] },
  now: Date,
): Promise<Blog> {
  const item = blogItem(form, extras, now)
  await transact([putNew(item), ...useImages([], extras.coverImagesPath, now), count('BLOG', 1)])
  return toBlog(item)
}

/** A new blog as it lies in the table. */
export function blogItem(
  { title, paragraphs, link }: BlogForm,
  { coverImagesPath }: { coverImagesPath: string[] },
  now: Date,
): Item {
  const _id = ulid(now.getTime())
  const fields = { _id, title, coverImagesPath, paragraphs, link }
  return withKeysOfBlog({ ...fields, createdAt: now.toISOString(), version: 1 })
}

/** A blog with its keys, which follow from what it holds. */
function withKeysOfBlog<Held extends { _id: string }>(held: Held): Held & Item {
  return { ...held, ...keyOf.blog(held._id), ...inList.byAge('BLOG', held._id) }
}

function toBlog(item: Item): Blog {
  const { _id, title, coverImagesPath, paragraphs, link, createdAt, version } = item as unknown as Blog
  return { _id, title, coverImagesPath, paragraphs, link, createdAt, version }
}
