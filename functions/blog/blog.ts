import {
  type Blog,
  type BlogChanges,
  type BlogDetail,
  type BlogForm,
  blogReferenceSchema,
  type BlogReference,
  blogSchema,
} from '#domain/blog/blog'
import type { Page, PageRequest } from '#domain/http/paging'
import { invalidField } from '#domain/http/errors'
import { undoWindow } from '#domain/deletion/undo-window'
import type { ImageUpload } from '#functions/images/upload'
import type { Item } from '#table/keys'
import { getItem, queryLast, queryPage } from '#table/read'
import { replaceDependents, type Versions } from '#table/rewrite'
import { select } from '#table/select'
import { put, remove, requireItem, type Write } from '#table/write'
import { type Covers, coversAfter } from './covers'
import { deleted, entity, type Repository, noSuch } from '#functions/entity/entity'
import { keyOfBlog, keyOfGoneBlog, keyOfMention, mentionsOf } from './keys'
import { blogWords } from './words'
import { findByWords } from '#functions/search/word-index'
import { keyOfStore } from '#functions/store/keys'
import type { Orders } from '#functions/entity/order'
import { storeReferences, toStoreReference } from '#functions/store/references'

export interface StoredBlog extends Omit<Blog, 'updatedAt'> {
  updatedAt?: string
}

const orders = {
  newest: {
    index: 'byList',
    partition: 'BLOG',
    by: ({ _id }) => _id,
    descending: true,
  },
} satisfies Orders<StoredBlog>

export const blogs: Repository<StoredBlog, typeof orders> = entity({
  name: 'BLOG',
  isShown: true,
  schema: blogSchema,
  orders,
  images: ({ coverImagesPath }) => coverImagesPath,
  dependents: (before, after, now) => ({
    writes: [
      ...(before && !after ? [put(goneBlog(before._id, now))] : []),
      ...replaceDependents(before ? mentionsIn(before) : [], after ? mentionsIn(after) : []),
      ...requireStores(before?.storeIds, after?.storeIds),
    ],
  }),
  restorable: {
    nameOf: ({ title }) => title,
    writes: (blog) => [remove(keyOfGoneBlog(blog._id)), ...mentionsIn(blog).map(put)],
  },
})

/** Its address answers for a while that it was deleted. */
function goneBlog(id: string, now: Date): Item {
  return { ...keyOfGoneBlog(id), expiresAt: Math.ceil((now.getTime() + undoWindow) / 1000) }
}

export function mentionsIn({ _id, title, createdAt, storeIds }: StoredBlog): Item[] {
  return storeIds.map((storeId) => ({ ...keyOfMention(storeId, _id), _id, title, createdAt }))
}

/** Newly named stores must exist; the others may be deleted by now. */
function requireStores(before: string[] = [], after: string[] = []): Write[] {
  return after.flatMap((id, at) => {
    const refusal = invalidField(`storeIds.${at}`, 'This store does not exist.')
    return before.includes(id) ? [] : [requireItem(keyOfStore(id), refusal)]
  })
}

/** With its stores, without deleted ones. Throws `not_found`. */
export async function getBlog(id: string): Promise<BlogDetail> {
  const item = await getItem(keyOfBlog(id))
  if (!item) throw (await getItem(keyOfGoneBlog(id))) ? deleted('BLOG') : noSuch('BLOG')
  const blog = toBlog(item)
  const stores = await storeReferences(blog.storeIds)
  const there = blog.storeIds.flatMap((storeId) => stores.get(storeId) ?? [])
  return { ...blog, stores: there.map(toStoreReference) }
}

/** The newest first, or those of which the title has the words of a text. */
export async function listBlogs({
  search,
  ...page
}: PageRequest & { search?: string | undefined }): Promise<Page<Blog>> {
  const { items, next } = search
    ? await findByWords(blogWords, { ...page, search })
    : await queryPage(blogs.list('newest'), page)
  return { items: items.map(toBlog), next }
}

export async function listBlogsAbout(storeId: string, count: number): Promise<BlogReference[]> {
  const mentions = await queryLast(mentionsOf(storeId), count)
  return mentions.map((item) => select(item, blogReferenceSchema))
}

/** Throws `invalid` for a store that does not exist. */
export async function createBlog(
  form: BlogForm,
  images: Covers,
  now: Date,
  uploads?: readonly ImageUpload[],
): Promise<Blog> {
  return toBlog(await blogs.create({ ...form, ...storedForm(images) }, now, { uploads }))
}

interface Change {
  fields: BlogChanges
  uploads?: readonly ImageUpload[]
  versions: Versions
}

/** Throws `not_found`; `changed`; `invalid` for a new store that does not exist, and for unknown covers. */
export async function updateBlog(
  id: string,
  { fields: { coverImagesPath, coverImageAlts, ...fields }, uploads = [], versions }: Change,
  now: Date,
): Promise<Blog> {
  const added = uploads.map(({ path }) => path)
  const next = (before: StoredBlog): StoredBlog => {
    const covers = storedForm(coversAfter(before, { coverImagesPath, coverImageAlts, added }))
    const after = blogs.withChanges(before, { ...fields, ...covers })
    const isSame = JSON.stringify(contentOf(after)) === JSON.stringify(contentOf(before))
    return isSame ? after : { ...after, updatedAt: now.toISOString() }
  }
  return toBlog(await blogs.change(id, versions, next, now, { uploads }))
}

function contentOf({ title, paragraphs, link, author, storeIds, ...covers }: StoredBlog) {
  const texts = paragraphs.map(({ paragraphTitle, paragraphText }) => [paragraphTitle, paragraphText])
  return [title, texts, link, author, storeIds, covers.coverImagesPath, covers.coverImageAlts]
}

/** A blog whose covers are all decorative has no alternative texts. */
function storedForm({ coverImagesPath, coverImageAlts = [] }: Covers) {
  return { coverImagesPath, coverImageAlts: coverImageAlts.some(Boolean) ? coverImageAlts : null }
}

export function toBlog(item: Item): Blog {
  return select({ updatedAt: item.createdAt, ...item }, blogSchema)
}
