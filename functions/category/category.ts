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
import { type Item, nameRank } from '#table/keys'
import { getItem, readPage } from '#table/read'
import type { Versions } from '#table/rewrite'
import { select } from '#table/select'
import { deleted, entity, type Repository, noSuch } from '#functions/entity/entity'
import { keyOfCategory, keyOfCategorySlug } from './keys'
import type { Orders } from '#functions/entity/order'
import { toCategoryReference } from '#functions/catalogue/references'
import { changeSlugs, expireSlugs, findSlug, readSlugs, type Slugs, slugItems } from '#functions/entity/slugs'
import { listStoresOf, toStore } from '#functions/store/store'

export interface StoredCategory extends Category {
  createdAt: string
  formerSlugs?: string[]
}

const orders = {
  name: { index: 'byList', partition: 'CATEGORY', by: ({ name, _id }) => nameRank(name, _id) },
  top: {
    index: 'byRank',
    partition: 'CATEGORY',
    by: ({ topCategory, name, _id }) => (topCategory ? nameRank(name, _id) : undefined),
  },
} satisfies Orders<StoredCategory>

export const categories: Repository<StoredCategory, typeof orders> = entity({
  name: 'CATEGORY',
  isShown: true,
  schema: categorySchema,
  orders,
  images: ({ imagePath }) => [imagePath],
  dependents: async (before, after, now) => {
    // Its addresses answer for a while that it was deleted.
    if (before && !after)
      return { writes: expireSlugs(await readSlugs(slugsOf(before)), endOfAddresses(now)) }
    return changeSlugs(before && slugsOf(before), after && slugsOf(after))
  },
})

/** In seconds since 1970. */
function endOfAddresses(now: Date): number {
  return Math.ceil((now.getTime() + undoWindow) / 1000)
}

export async function listCategories(
  page: PageRequest,
  order: keyof typeof orders = 'name',
): Promise<Page<Category>> {
  return readPage(categories.list(order), page, (items) => items.map(toCategory))
}

/** The slug may be a former one. Throws `not_found`. */
export async function getCategoryBySlug(
  slug: string,
  page: PageRequest,
): Promise<{ category: CategoryDetail; next: string | undefined }> {
  const taken = await findSlug(keyOfCategorySlug, slug)
  if (!taken) throw noSuch('CATEGORY')
  const id = taken.categoryId as string
  const [item, { items, next }] = await Promise.all([getItem(keyOfCategory(id)), listStoresOf(id, page)])
  if (!item) throw deleted('CATEGORY')
  const reference = toCategoryReference(item)
  return { category: { ...toCategory(item), stores: items.map((store) => toStore(store, reference)) }, next }
}

interface Image {
  imagePath: string | null
}

/** Throws `conflict` for a slug that is taken. */
export async function createCategory(
  form: CategoryForm,
  image: Image,
  now: Date,
  uploads?: readonly ImageUpload[],
): Promise<Category> {
  return toCategory(await categories.create({ ...form, ...image }, now, uploads))
}

export function categoryItems(form: CategoryForm, image: Image, now: Date): [Item & StoredCategory, Item] {
  const category = categories.newItem({ ...form, ...image }, now)
  return [category, slugItems(slugsOf(category))[0]]
}

/** Without an image it keeps the present one. */
interface Change {
  fields: CategoryChanges
  imagePath?: ImageUpload | undefined
  versions: Versions
}

/** The old slug still leads to it. Throws `not_found`, `changed`, `conflict` (slug). */
export async function updateCategory(
  id: string,
  { fields, imagePath, versions }: Change,
  now: Date,
): Promise<Category> {
  const changes = { ...fields, imagePath: imagePath?.path }
  const next = (before: StoredCategory) => categories.withChanges(before, changes)
  return toCategory(await categories.change(id, versions, next, now, imagePath && [imagePath]))
}

export function slugsOf({ _id, slug, formerSlugs = [] }: StoredCategory): Slugs {
  return { keyOf: keyOfCategorySlug, holder: { categoryId: _id }, slug, formerSlugs }
}

function toCategory(item: Item): Category {
  return select(item, categorySchema)
}
