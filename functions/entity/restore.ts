import { imageUseWrites } from '#functions/images/image-uses'
import { versionConflict } from '#table/if-unchanged'
import type { Item } from '#table/keys'
import { contentionRetry, retry, shortRetry } from '#table/retry'
import { isConflict } from '#table/rewrite'
import { putNew, transact, type Write } from '#table/write'
import { counterWrite } from './counter'
import { findDeleted, keepDeleted, removeDeleted } from './deleted-items'
import type { EntityName } from './keys'

/** Deleted items are kept for 30 days, with their images, and can be restored (product.md, section 13). */
export interface Restorable<Stored> {
  nameOf: (item: Stored) => string
  /** @default all of them */
  isKept?: (item: Stored) => boolean
  /** In place of the dependents of a new item. */
  writes: (item: Stored, now: Date) => Write[] | Promise<Write[]>
}

interface Declaration<Stored> {
  name: EntityName
  images?: (item: Stored) => (string | null)[]
  restorable?: Restorable<Stored>
}

/** What becomes of the deleted items of an entity. */
export function restoration<Stored extends { version: number }>(
  { name, images = () => [], restorable }: Declaration<Stored>,
  withKeys: (item: Stored) => Item & Stored,
  get: (id: string, options: { consistent: boolean }) => Promise<Item & Stored>,
) {
  const release = (item: Stored, now: Date): Write[] => imageUseWrites(images(item), [], now)

  /** Keeps a deleted item to restore it, or releases its images. */
  function keep(item: Item & Stored, now: Date): Write[] {
    if (!restorable || restorable.isKept?.(item) === false) return release(item, now)
    const ofItem = images(item).filter((path) => path !== null)
    return [keepDeleted(name, { item, name: restorable.nameOf(item), images: ofItem }, now)]
  }

  /** One that is there stays as it is. `beside` are further writes. Throws `not_found`, `conflict`. */
  function restore(
    id: string,
    now: Date,
    beside: (item: Stored, deletedAt: string) => Write[] = () => [],
  ): Promise<Item & Stored> {
    return retry({ ...contentionRetry, isTransient: isConflict }, async () => {
      const kept = await findDeleted(name, id)
      if (!kept || !restorable || kept.finalAt <= now.toISOString()) return get(id, { consistent: true })
      const before = kept.item as Item & Stored
      const item = withKeys({ ...before, version: before.version + 1 })
      const own = [removeDeleted(kept), putNew(item, versionConflict), counterWrite(name, 1)]
      const others = [...(await restorable.writes(before, now)), ...beside(before, kept.deletedAt)]
      await transact([...own, ...others], shortRetry)
      return item
    })
  }

  return { keep, release, restore }
}
