import { ulid } from 'ulid'
import type { Category, CategoryDetail, CategoryForm } from '#domain/category'
import { AppError } from '#domain/errors'
import type { Page, PageRequest } from '#domain/paging'
import { slugProblem } from '#domain/slug'
import { useImages } from '#functions/images/image-uses'
import type { Item } from '#table/keys'
import { inList, inRank, keyOf } from './keys'
import { getItem, queryPage } from '#table/read'
import { toCategoryReference } from './references'
import { type Slugs, slugItems, takeSlug, slugTaken } from './slugs'
import { listStoresOf, toStore } from './store'
import { count } from './counter'
import { putNew, transact } from '#table/write'

/** All categories, by name. */
export async function listCategories(page: PageRequest): Promise<Page<Category>> {
  return toPage(await queryPage({ index: 'byList', partition: 'CATEGORY' }, page))
}

/** The top categories, by name. */
export async function listTopCategories(page: PageRequest): Promise<Page<Category>> {
  return toPage(await queryPage({ index: 'byRank', partition: 'CATEGORY' }, page))
}

/**
 * A category with a page of its stores, and the cursor of the next page of them, by the slug it has or one that it had
 * before. Throws `not_found`.
 */
export async function getCategoryBySlug(
  slug: string,
  page: PageRequest,
): Promise<{ category: CategoryDetail; next: string | undefined }> {
  const taken = slugProblem(slug) === null ? await getItem(keyOf.categorySlug(slug)) : undefined
  if (!taken) throw noSuchCategory()
  const id = taken.categoryId as string
  const [item, { items, next }] = await Promise.all([getItem(keyOf.category(id)), listStoresOf(id, page)])
  if (!item) throw noSuchCategory()
  const reference = toCategoryReference(item)
  return { category: { ...toCategory(item), stores: items.map((store) => toStore(store, reference)) }, next }
}

interface Image {
  imagePath: string | null
}

/** Creates a category, its slug and its count, or none of them. Throws `conflict` for a slug that is taken. */
export async function createCategory(form: CategoryForm, { imagePath }: Image, now: Date): Promise<Category> {
  const [category, slug] = categoryItems(form, { imagePath }, now)
  await transact([
    putNew(category),
    takeSlug(slug, slugTaken(form.slug)),
    ...useImages([], [imagePath], now),
    count('CATEGORY', 1),
  ])
  return toCategory(category)
}

/** All items of a new category: the category and its slug. */
export function categoryItems(form: CategoryForm, { imagePath }: Image, now: Date): [Item, Item] {
  const created = { createdAt: now.toISOString(), version: 1 }
  const category = categoryItem({ _id: ulid(now.getTime()), ...form, imagePath, ...created })
  return [category, slugItems(slugsOfCategory(category))[0]]
}

/** A category as it lies in the table: its keys follow from what it holds. Only a top one has a rank. */
export function categoryItem(held: Category & Record<string, unknown>): Item {
  const { _id, name, topCategory } = held
  return {
    ...held,
    ...keyOf.category(_id),
    ...inList.byName('CATEGORY', name, _id),
    ...(topCategory ? inRank.topCategory(name, _id) : { rankPk: undefined, rankSk: undefined }),
  }
}

/** The slugs of a category: the one it has, and those it had before. */
export function slugsOfCategory(category: Record<string, unknown>): Slugs {
  const { _id, slug, formerSlugs = [] } = category as unknown as Category & { formerSlugs?: string[] }
  return { keyOf: keyOf.categorySlug, holder: { categoryId: _id }, slug, formerSlugs }
}

export function toCategory(item: Item): Category {
  const { _id, name, slug, description, topCategory, imagePath, version } = item as unknown as Category
  return { _id, name, slug, description, topCategory, imagePath, version }
}

function toPage({ items, next }: Page<Item>): Page<Category> {
  return { items: items.map(toCategory), next }
}

export function noSuchCategory() {
  return new AppError('not_found', 'There is no such category.')
}
