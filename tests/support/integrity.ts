import { isDeepStrictEqual } from 'node:util'
import { pathOfImage } from '#functions/images/image-path'
import { searchEntries } from '#functions/store/search/search'
import { isHidden } from '#table/hidden'
import type { Item } from '#table/keys'
import { mentionsIn, type StoredBlog } from '#functions/blog/blog'
import { isMention } from '#functions/blog/keys'
import { keyOfCategory, keyOfCategorySlug } from '#functions/category/keys'
import { itemKey } from '#functions/entity/keys'
import { isSearchEntry } from '#functions/store/search/keys'
import { keyOfDeletion, keyOfStore, keyOfStoreSlug } from '#functions/store/keys'
import type { Deletion } from '#functions/store/deletion/deletion'
import { Sums } from '#operations/recount'
import { allItems } from './table-items'

/** Signs of a partial write: in slugs, search entries, counts, references and the uses of images. */
export async function contradictions(): Promise<string[]> {
  const items = await allItems()
  const byKey = new Map(items.map((item) => [id(item), item]))
  return [
    ...items.flatMap((item) => (checks[item.sk] ?? checkEntry)(item, byKey)),
    ...items.filter(({ sk }) => sk === 'IMAGE').flatMap((item) => checkImage(item, items)),
    ...items.filter(({ sk }) => sk === 'DELETION').flatMap((item) => checkDeletion(item, items)),
    ...wrongSums(items),
  ]
}

function wrongSums(items: Item[]): string[] {
  const sums = new Sums()
  for (const item of items) sums.add(item)
  return sums.wrong().map(({ line }) => line)
}

type ByKey = Map<string, Item>

const id = ({ pk, sk }: Pick<Item, 'pk' | 'sk'>) => `${pk} ${sk}`

const checks: Record<string, (item: Item, byKey: ByKey) => string[]> = {
  STORE: (store, byKey) => [
    ...missing(`${id(store)} has no slug`, keyOfStoreSlug(store['slug'] as string), byKey),
    ...(store.categoryId ? missingCategory(store, byKey) : []),
    ...searchEntries(store['_id'] as string, store['name'] as string, null).flatMap((entry) =>
      missing(`${id(store)} is not found by ${entry.sk}`, entry, byKey),
    ),
  ],
  CATEGORY: (category, byKey) =>
    missing(`${id(category)} has no slug`, keyOfCategorySlug(category['slug'] as string), byKey),
  BLOG: (blog, byKey) =>
    mentionsIn(blog as Item & StoredBlog).flatMap((mention) =>
      missing(`${id(blog)} is not found by ${id(mention)}`, mention, byKey),
    ),
  COUPON: ofStore,
  REVIEW: ofStore,
  SLUG: (slug, byKey) => {
    const owner = slug.pk.startsWith('SLUG#STORE#')
      ? keyOfStore(slug['storeId'] as string)
      : keyOfCategory(slug['categoryId'] as string)
    const holder = byKey.get(id(owner))
    const isDeleted = slug.expiresAt !== undefined || byKey.has(id(keyOfDeletion(String(slug.storeId))))
    if (!holder) return isDeleted ? [] : [`${id(slug)} is held by nobody`]
    const isFormer = slug['former'] === true
    const isHeld = isFormer || slug.pk.endsWith(`#${String(holder['slug'])}`)
    const isMoved = !isFormer && slug.pk.startsWith('SLUG#STORE#') && slug.categoryId !== holder.categoryId
    return [
      ...(isHeld ? [] : [`${id(slug)} is held by nobody`]),
      ...(isHeld && isMoved ? [`${id(slug)} is of another category`] : []),
    ]
  },
}

/** A mention, stored with a store, repeats fields of a blog. They must be equal. */
function checkMention(mention: Item, byKey: ByKey): string[] {
  const blog = byKey.get(id(itemKey('BLOG', mention.sk)))
  return blog && mentionsIn(blog as Item & StoredBlog).some((each) => isDeepStrictEqual(each, mention))
    ? []
    : [`${id(mention)} is of no blog`]
}

/** A search entry needs its store. Other items are not checked. */
function checkEntry(entry: Item, byKey: ByKey): string[] {
  if (isMention(entry)) return checkMention(entry, byKey)
  if (!isSearchEntry(entry)) return []
  const store = byKey.get(id(keyOfStore(entry['storeId'] as string)))
  if (!store) return [`${id(entry)} finds no store`]
  const entries = searchEntries(store['_id'] as string, store['name'] as string, null)
  return entries.some((each) => id(each) === id(entry)) ? [] : [`${id(entry)} finds an old name`]
}

/** Remains of a deleted store may stay while there is a deletion. */
function ofStore(item: Item, byKey: ByKey): string[] {
  const storeId = item['storeId'] as string
  const isDeleted = byKey.has(id(keyOfDeletion(storeId)))
  if (isHidden(item)) {
    const listed = ['listPk', 'rankPk', 'statusPk'].filter((name) => name in item)
    return [
      ...(isDeleted ? [] : [`${id(item)} is hidden by nothing`]),
      ...listed.map((name) => `${id(item)} is hidden and has a ${name}`),
    ]
  }
  return byKey.has(id(keyOfStore(storeId))) || isDeleted ? [] : [`${id(item)} has no store`]
}

/** A store is either deleted or not, and its deletion has the number of hidden items. */
function checkDeletion(item: Item, items: Item[]): string[] {
  const { storeId, phase, hiddenCount } = item as Deletion
  const hidden = items.filter((each) => isHidden(each) && each.storeId === storeId).length
  const isThere = items.some(({ pk, sk }) => sk === 'STORE' && pk === keyOfStore(storeId).pk)
  return [
    ...(hidden === hiddenCount ? [] : [`${id(item)} hides ${hiddenCount}, there are ${hidden}`]),
    ...(isThere === (phase === 'restoring')
      ? []
      : [`${id(item)} is ${phase}, its store is there: ${isThere}`]),
  ]
}

/** A store may refer to a deleted category; it reads as none. */
function missingCategory(store: Item, byKey: ByKey): string[] {
  const slug = byKey.get(id(keyOfStoreSlug(store['slug'] as string)))
  return slug && slug.categoryId !== store.categoryId ? [`${id(store)} has a slug of another category`] : []
}

function missing(problem: string, key: Pick<Item, 'pk' | 'sk'>, byKey: ByKey): string[] {
  return byKey.has(id(key)) ? [] : [problem]
}

/** The item of an image counts the items that show it, and deleted ones that can be restored. */
function checkImage(image: Item, items: Item[]): string[] {
  const path = pathOfImage(image.pk.slice('IMAGE#'.length))
  const kept = items.flatMap((item) =>
    item.sk === 'BIN' ? [item.item as Item] : isStored(item) ? [item.store] : [],
  )
  const shown = [...items, ...kept].flatMap(({ logo, imagePath, profilePicture, coverImagesPath }) =>
    [logo, imagePath, profilePicture, coverImagesPath].flat().filter((each) => each === path),
  ).length
  return Number(image['uses']) === shown
    ? []
    : [`${id(image)} says ${String(image['uses'])} uses, there are ${shown}`]
}

function isStored(item: Item): item is Deletion {
  return item.sk === 'DELETION' && ['hiding', 'hidden'].includes((item as Deletion).phase)
}
