import {
  type Category,
  type CategoryChanges,
  type CategoryDetail,
  type CategoryForm,
  categorySchema,
} from '#domain/category/category'
import type { Page, PageRequest } from '#domain/http/paging'
import { undoWindow } from '#domain/http/undo'
import type { ImageUpload } from '#functions/images/upload'
import type { Item } from '#table/keys'
import { getItem, readPage } from '#table/read'
import type { Versions } from '#table/rewrite'
import { select } from '#table/select'
import { deleted, entity, type Repository, noSuch, withChanges } from '#functions/entity/entity'
import { inList, inRank, keyOf } from '#functions/entity/keys'
import { toCategoryReference } from '#functions/entity/references'
import { changeSlugs, expireSlugs, findSlug, readSlugs, type Slugs, slugItems } from '#functions/entity/slugs'
import { listStoresOf, toStore } from '#functions/store/store'

export interface StoredCategory extends Category {
  createdAt: string
  formerSlugs?: string[]
}

/** Only a top category has a rank. */
export const categories: Repository<StoredCategory> = entity({
  name: 'CATEGORY',
  isShown: true,
  indexKeys: ({ _id, name, topCategory }) => ({
    ...inList.byName('CATEGORY', name, _id),
    ...(topCategory ? inRank.topCategory(name, _id) : { rankPk: undefined, rankSk: undefined }),
  }),
  images: ({ imagePath }) => [imagePath],
  dependents: async (before, after, now) => {
    // Its addresses say for a while that it was deleted.
    if (before && !after)
      return { writes: expireSlugs(await readSlugs(slugsOf(before)), endOfAddresses(now)) }
    return changeSlugs(before && slugsOf(before), after && slugsOf(after))
  },
})

/** Until when the addresses of what is deleted now say so, in seconds since 1970. */
function endOfAddresses(now: Date): number {
  return Math.ceil((now.getTime() + undoWindow) / 1000)
}

/** All categories, by name. */
export async function listCategories(page: PageRequest): Promise<Page<Category>> {
  return readPage({ index: 'byList', partition: 'CATEGORY' }, page, (items) => items.map(toCategory))
}

/** The top categories, by name. */
export async function listTopCategories(page: PageRequest): Promise<Page<Category>> {
  return readPage({ index: 'byRank', partition: 'CATEGORY' }, page, (items) => items.map(toCategory))
}

/**
 * A category with a page of its stores and the cursor of the next page, by its present slug or a former one.
 * Throws `not_found`.
 */
export async function getCategoryBySlug(
  slug: string,
  page: PageRequest,
): Promise<{ category: CategoryDetail; next: string | undefined }> {
  const taken = await findSlug(keyOf.categorySlug, slug)
  if (!taken) throw noSuch('CATEGORY')
  const id = taken.categoryId as string
  const [item, { items, next }] = await Promise.all([getItem(keyOf.category(id)), listStoresOf(id, page)])
  // Its slug outlives it for a while.
  if (!item) throw deleted('CATEGORY')
  const reference = toCategoryReference(item)
  return { category: { ...toCategory(item), stores: items.map((store) => toStore(store, reference)) }, next }
}

interface Image {
  imagePath: string | null
}

/** Creates a category, its slug and its count. Throws `conflict` for a slug that is taken. */
export async function createCategory(
  form: CategoryForm,
  image: Image,
  now: Date,
  uploads?: readonly ImageUpload[],
): Promise<Category> {
  return toCategory(await categories.create({ ...form, ...image }, now, uploads))
}

/** All items of a new category: the category and its slug. */
export function categoryItems(form: CategoryForm, image: Image, now: Date): [Item & StoredCategory, Item] {
  const category = categories.newItem({ ...form, ...image }, now)
  return [category, slugItems(slugsOf(category))[0]]
}

/** A change of a category. Without an image it keeps the present one. */
interface Change {
  fields: CategoryChanges
  imagePath?: ImageUpload | undefined
  versions: Versions
}

/**
 * Changes the given fields of a category, and with them its slug and its keys in the indexes. Its stores read
 * its name, so they show a new one at once. The old slug becomes a former slug and still leads to it.
 *
 * Throws `not_found`; `changed` if the category has none of the versions; `conflict` for a slug that is
 * taken.
 */
export async function updateCategory(
  id: string,
  { fields, imagePath, versions }: Change,
  now: Date,
): Promise<Category> {
  const image = (before: Category) => imagePath?.path ?? before.imagePath
  return toCategory(
    await categories.change(
      id,
      versions,
      (before) => ({ ...withChanges(before, fields), imagePath: image(before) }),
      now,
      imagePath && [imagePath],
    ),
  )
}

/**
 * Deletes a category, its slugs and its count. Its stores stay, without a category.
 *
 * Throws `not_found`; `changed` if the category has none of the versions.
 */
export async function deleteCategory(id: string, versions: Versions, now: Date): Promise<void> {
  await categories.remove(id, versions, now)
}

export function slugsOf({ _id, slug, formerSlugs = [] }: StoredCategory): Slugs {
  return { keyOf: keyOf.categorySlug, holder: { categoryId: _id }, slug, formerSlugs }
}

function toCategory(item: Item): Category {
  return select(item, categorySchema)
}
