import {
  type Category,
  type CategoryDetail,
  type CategoryForm,
  categorySchema,
} from '#domain/category/category'
import type { PageRequest } from '#domain/http/paging'
import { undoWindow } from '#domain/deletion/undo-window'
import { type Item, nameRank } from '#table/keys'
import { getItem } from '#table/read'
import { select } from '#table/select'
import { deleted, entity, type Repository, noSuch } from '#functions/entity/entity'
import { keyOfCategory, keyOfCategorySlug } from './keys'
import type { Orders } from '#functions/entity/order'
import { toCategoryReference } from './references'
import {
  changeSlugs,
  expireSlugs,
  findSlug,
  readSlugs,
  type Slugs,
  slugItems,
  takeSlugsBack,
} from '#functions/entity/slugs'
import { listStoresOf, toStore } from '#functions/store/store'
import type { StoreReader } from '#functions/store/store-part'

export interface StoredCategory extends Category {
  createdAt: string
  formerSlugs?: string[]
}

const orders = {
  name: {
    index: 'byList',
    partition: 'CATEGORY',
    by: ({ name, _id }) => nameRank(name, _id),
  },
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
    if (before && !after) {
      const until = Math.ceil((now.getTime() + undoWindow) / 1000)
      return { writes: expireSlugs(await readSlugs(slugsOf(before)), until) }
    }
    return changeSlugs(before && slugsOf(before), after && slugsOf(after))
  },
  restorable: { nameOf: ({ name }) => name, writes: (category) => takeSlugsBack(slugsOf(category)) },
})

/** The slug may be a former one. Throws `not_found`. */
export async function getCategoryBySlug(
  slug: string,
  page: PageRequest,
  reader: StoreReader,
): Promise<{ category: CategoryDetail; next: string | undefined }> {
  const taken = await findSlug(keyOfCategorySlug, slug)
  if (!taken) throw noSuch('CATEGORY')
  const id = taken.categoryId as string
  const [item, { items, next }] = await Promise.all([getItem(keyOfCategory(id)), listStoresOf(id, page)])
  if (!item) throw deleted('CATEGORY')
  const reference = toCategoryReference(item)
  return {
    category: { ...toCategory(item), stores: items.map((store) => toStore(store, reference, reader)) },
    next,
  }
}

export function categoryItems(form: CategoryForm, image: Pick<Category, 'imagePath'>, now: Date) {
  const category = categories.newItem({ ...form, ...image }, now)
  return [category, slugItems(slugsOf(category))[0]] as const
}

export function slugsOf({ _id, slug, formerSlugs = [] }: StoredCategory): Slugs {
  return { of: 'CATEGORY', id: _id, keyOf: keyOfCategorySlug, slug, formerSlugs }
}

export function toCategory(item: Item): Category {
  return select(item, categorySchema)
}
