import { ulid } from 'ulid'
import { AppError } from '#domain/errors'
import { useImages } from '#functions/images/image-uses'
import type { Item, Key } from '#table/keys'
import { getItem } from '#table/read'
import { removeVersion, replace, rewrite, type Versions } from '#table/rewrite'
import { putNew, transact, type Write } from '#table/write'
import { count } from './counter'
import type { Entity } from './keys'

/** What each item of an entity holds; its creation gives it these. */
interface Identity {
  _id: string
  createdAt: string
  version: number
}

/** What depends on an item: writes for its transaction, and what the item holds because of them. */
interface Dependents {
  writes: Write[]
  holds?: Record<string, unknown>
}

interface Declaration<Held> {
  /** Its count, and what it is called in messages. */
  name: Entity
  key: (id: string) => Key
  /** Its keys in the indexes, from what it holds; undefined where it is not in one. */
  places: (held: Held) => Record<string, string | undefined>
  /** The paths of the images that it shows. */
  images?: (held: Held) => (string | null)[]
  /**
   * Its slugs, its search entries, the check that what it points to exists. Before its creation and after its
   * removal there is none of it.
   */
  dependents?: (before: Held | undefined, after: Held | undefined) => Dependents | Promise<Dependents>
}

const none = (): Dependents => ({ writes: [] })

/** The refusal of an id that no item has. */
export function noSuch(name: Entity): AppError {
  return new AppError('not_found', `There is no such ${name.toLowerCase()}.`)
}

/**
 * The reads and writes of an entity, by what it declares. Each write is one transaction: the item, all that
 * depends on it, the uses of its images, its count.
 */
export function entity<Held extends Identity>(declaration: Declaration<Held>) {
  const { name, key, places, images = () => [], dependents = none } = declaration

  /** An item as it lies in the table: its keys follow from what it holds. */
  const withKeys = (held: Held) => ({ ...held, ...key(held._id), ...places(held) }) as Item & Held

  /** A new item, which is not stored yet. */
  function newItem(fields: Omit<Held, keyof Identity>, now: Date): Item & Held {
    const identity = { _id: ulid(now.getTime()), createdAt: now.toISOString(), version: 1 }
    return withKeys({ ...fields, ...identity } as Held)
  }

  /** The item. Throws `not_found`. `latest`: as it is now; other reads may be a moment behind. */
  async function get(id: string, options?: { latest: boolean }): Promise<Item & Held> {
    const item = await getItem(key(id), options)
    if (!item) throw noSuch(name)
    return item as Item & Held
  }

  /** Creates an item. Throws the refusals of what depends on it. */
  async function create(fields: Omit<Held, keyof Identity>, now: Date): Promise<Item & Held> {
    const item = newItem(fields, now)
    const { writes } = await dependents(undefined, item)
    await transact([putNew(item), ...writes, ...useImages([], images(item), now), count(name, 1)])
    return item
  }

  /**
   * Changes an item to what `next` makes of it; what is returned as it was given is not written. Throws
   * `not_found`, `changed` when it is at none of the versions, the refusals of what depends on it.
   */
  async function change(
    id: string,
    versions: Versions,
    next: (before: Item & Held) => Held,
    now: Date,
  ): Promise<Item & Held> {
    return rewrite({ key: key(id), versions, missing: noSuch(name) }, async (item) => {
      const before = item as Item & Held
      const changed = next(before)
      if (changed === before) return { writes: [], result: before }
      const { writes, holds } = await dependents(before, changed)
      const after = withKeys({ ...changed, ...holds, version: before.version + 1 })
      const ofImages = useImages(images(before), images(after), now)
      return { writes: [replace(before, after), ...writes, ...ofImages], result: after }
    })
  }

  /**
   * Removes an item. `instead`: what takes its place, and takes over the uses of its images. Throws
   * `not_found`, `changed` when it is at none of the versions.
   */
  async function remove(
    id: string,
    versions: Versions,
    now: Date,
    instead?: (before: Item & Held) => Write[],
  ): Promise<void> {
    await rewrite({ key: key(id), versions, missing: noSuch(name) }, async (item) => {
      const before = item as Item & Held
      const { writes } = await dependents(before, undefined)
      const left = instead ? instead(before) : useImages(images(before), [], now)
      return { writes: [removeVersion(before), ...writes, ...left, count(name, -1)], result: undefined }
    })
  }

  return { withKeys, newItem, get, create, change, remove }
}
