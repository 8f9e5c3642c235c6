import type { Category, CategoryChanges } from '#domain/category'
import { categoryItem, noSuchCategory, slugsOfCategory, toCategory } from './category'
import { useImages } from '#functions/images/image-uses'
import type { Item } from '#table/keys'
import { keyOf } from './keys'
import { removeVersion, replace, rewrite, type Versions } from '#table/rewrite'
import { changeSlugs, removeSlugs, withoutTaken } from './slugs'
import { count } from './counter'

/** What a change of a category consists of; without an image it keeps the one it has. */
interface Change {
  fields: CategoryChanges
  imagePath?: string | undefined
  versions: Versions
}

/**
 * Changes what is named of a category, and with it its slug and its place in the lists. Its stores show its new name
 * at once: they read it. The slug that it had leads to it from then on.
 *
 * Throws `not_found`; `changed` when it is at none of the versions; `conflict` for a slug that is taken.
 */
export async function updateCategory(
  id: string,
  { fields, imagePath, versions }: Change,
  now: Date,
): Promise<Category> {
  const updated = await rewrite(targetOf(id, versions), async (before) => {
    const held = before as Item & Category
    const image = imagePath ?? held.imagePath
    const changed = { ...held, ...fields, imagePath: image, version: held.version + 1 }
    const slugs = await changeSlugs(slugsOfCategory(before), slugsOfCategory(changed))
    const after = categoryItem({ ...changed, ...slugs.listed })
    const writes = [replace(before, after), ...slugs.writes, ...useImages([held.imagePath], [image], now)]
    return { writes, result: after }
  })
  return toCategory(updated)
}

/**
 * Deletes a category, its slug and its count. Its stores stay and read as having none.
 *
 * Throws `not_found`; `changed` when it is at none of the versions.
 */
export async function deleteCategory(id: string, versions: Versions, now: Date): Promise<void> {
  await rewrite(targetOf(id, versions), async (before) => ({
    writes: [
      removeVersion(before),
      ...removeSlugs(await withoutTaken(slugsOfCategory(before))),
      count('CATEGORY', -1),
      ...useImages([(before as Item & Category).imagePath], [], now),
    ],
    result: undefined,
  }))
}

function targetOf(id: string, versions: Versions) {
  return { key: keyOf.category(id), versions, missing: noSuchCategory() }
}
