import type { Category, CategoryChanges } from '#domain/category'
import { categoryItem, noSuchCategory, slugOfCategory, toCategory } from './category'
import { useImages } from './image-uses'
import { type Item, keyOf } from './keys'
import { removeVersion, replace, replaceDependents, rewrite, type Versions } from './rewrite-item'
import { count, remove, slugTaken } from './write-items'

/** What a change of a category consists of; without an image it keeps the one it has. */
interface Change {
  fields: CategoryChanges
  imagePath?: string | undefined
  versions: Versions
}

/**
 * Changes what is named of a category, and with it its slug and its place in the lists. Its stores show its new name
 * at once: they read it.
 *
 * Throws `not_found`; `changed` when it is at none of the versions; `conflict` for a slug that is taken.
 */
export async function updateCategory(
  id: string,
  { fields, imagePath, versions }: Change,
  now: Date,
): Promise<Category> {
  const updated = await rewrite(targetOf(id, versions), (before) => {
    const held = before as Item & Category
    const image = imagePath ?? held.imagePath
    const after = categoryItem({ ...held, ...fields, imagePath: image, version: held.version + 1 })
    const writes = [
      replace(before, after),
      ...replaceDependents([slugOfCategory(before)], [slugOfCategory(after)], () =>
        slugTaken(after.slug as string),
      ),
      ...useImages([held.imagePath], [image], now),
    ]
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
  await rewrite(targetOf(id, versions), (before) => ({
    writes: [
      removeVersion(before),
      remove(slugOfCategory(before)),
      count('CATEGORY', -1),
      ...useImages([(before as Item & Category).imagePath], [], now),
    ],
    result: undefined,
  }))
}

function targetOf(id: string, versions: Versions) {
  return { key: keyOf.category(id), versions, missing: noSuchCategory() }
}
