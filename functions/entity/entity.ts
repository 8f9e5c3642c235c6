import { ulid } from 'ulid'
import { AppError } from '#domain/http/errors'
import { useImages } from '#functions/images/image-uses'
import { type ImageUpload, withUploads } from '#functions/images/upload'
import type { Item } from '#table/keys'
import { createOnce, rememberCreated } from '#table/idempotency'
import { getItem } from '#table/read'
import { removeVersion, replace, rewrite, type Versions } from '#table/rewrite'
import { putNew, transact, type Write } from '#table/write'
import { count } from './counter'
import { type Entity, itemKey } from './keys'

/** The fields that every item gets when it is created. */
interface Identity {
  _id: string
  createdAt: string
  version: number
}

/** What depends on an item: writes for its transaction, and the fields that change with them. */
interface Dependents {
  writes: Write[]
  holds?: Record<string, unknown>
  /** The attributes that have to be as they were read, though no version tells of their changes. */
  unchanged?: readonly string[]
}

interface Declaration<Stored> {
  /** Names its counter, and the entity in messages. */
  name: Entity
  /** Whether visitors may list it, and read its items by their ids. */
  isShown: boolean
  /** Its keys in the indexes. Undefined removes it from one. */
  indexKeys: (held: Stored) => Record<string, string | undefined>
  /** The paths of its images. */
  images?: (held: Stored) => (string | null)[]
  /**
   * Its slugs, its search entries, and checks that the items it refers to exist. `before` is undefined for a
   * new item, `after` for a removed one.
   */
  dependents?: (
    before: Stored | undefined,
    after: Stored | undefined,
    now: Date,
  ) => Dependents | Promise<Dependents>
}

const none = (): Dependents => ({ writes: [] })

/** The error for an id that does not exist. */
export function noSuch(name: Entity): AppError {
  return new AppError('not_found', `There is no such ${name.toLowerCase()}.`)
}

/** The error for what was deleted, while it is known that it was. */
export function deleted(name: Entity): AppError {
  const { code, message } = noSuch(name)
  return new AppError(code, message, { isGone: true })
}

/** An item with some of its fields changed. Fields that are missing or undefined stay unchanged. */
export function withChanges<Stored extends object>(
  before: Stored,
  changes: { [Name in keyof Stored]?: Stored[Name] | undefined },
): Stored {
  const after = { ...before }
  for (const name in changes) {
    const value = changes[name]
    if (value !== undefined) after[name] = value
  }
  return after
}

/**
 * The reads and writes of an entity. Each write is one transaction: the item, everything that depends on it,
 * the uses of its images, and its count.
 */
export interface Repository<Stored> {
  isShown: boolean
  /** An item in its stored form, with the keys that follow from its fields. */
  withKeys: (held: Stored) => Item & Stored
  /** A new item. It is not stored yet. */
  newItem: (fields: Omit<Stored, keyof Identity>, now: Date) => Item & Stored
  /** Reads an item, with `latest` consistently. Throws `not_found`. */
  get: (id: string, options?: { latest: boolean }) => Promise<Item & Stored>
  /**
   * Creates an item, with the images that it brings along. Throws the refusals of its dependents. `again` is
   * the answer to a request that has created it before. Default: it is read.
   */
  create: (
    fields: Omit<Stored, keyof Identity>,
    now: Date,
    uploads?: readonly ImageUpload[],
    again?: (id: string) => Promise<Item & Stored>,
  ) => Promise<Item & Stored>
  /**
   * Changes an item to what `next` returns. Nothing is written if `next` returns the same object. Throws
   * `not_found`, `changed` if the item has none of the versions, and the refusals of its dependents.
   */
  change: (
    id: string,
    versions: Versions,
    next: (before: Item & Stored) => Stored,
    now: Date,
    uploads?: readonly ImageUpload[],
  ) => Promise<Item & Stored>
  /**
   * Removes an item. With `instead`, other writes take its place, and the uses of its images stay. Throws
   * `not_found`, `changed` if the item has none of the versions.
   */
  remove: (
    id: string,
    versions: Versions,
    now: Date,
    instead?: (before: Item & Stored) => Write[],
  ) => Promise<void>
}

/**
 * The repository of an entity, from its declaration. Its name has to be in `all.ts`. It is annotated where it
 * is declared, because `all.ts` imports it: `const blogs: Repository<Blog> = entity(…)`.
 */
export function entity<Stored extends Identity>(declaration: Declaration<Stored>): Repository<Stored> {
  const { name, isShown, indexKeys, images = () => [], dependents = none } = declaration
  const key = (id: string) => itemKey(name, id)

  const withKeys = (held: Stored) => ({ ...held, ...key(held._id), ...indexKeys(held) }) as Item & Stored

  function newItem(fields: Omit<Stored, keyof Identity>, now: Date): Item & Stored {
    const identity = { _id: ulid(now.getTime()), createdAt: now.toISOString(), version: 1 }
    return withKeys({ ...fields, ...identity } as Stored)
  }

  async function get(id: string, options?: { latest: boolean }): Promise<Item & Stored> {
    const item = await getItem(key(id), options)
    if (!item) throw noSuch(name)
    return item as Item & Stored
  }

  async function create(
    fields: Omit<Stored, keyof Identity>,
    now: Date,
    uploads: readonly ImageUpload[] = [],
  ): Promise<Item & Stored> {
    const item = newItem(fields, now)
    const { writes } = await dependents(undefined, item, now)
    await withUploads(uploads, async (prepare) => {
      await prepare(writes)
      const others = [...useImages([], images(item), now), ...rememberCreated(item._id, now)]
      await transact([putNew(item), ...writes, count(name, 1), ...others])
    })
    return item
  }

  async function change(
    id: string,
    versions: Versions,
    next: (before: Item & Stored) => Stored,
    now: Date,
    uploads: readonly ImageUpload[] = [],
  ): Promise<Item & Stored> {
    return withUploads(uploads, (prepare) =>
      rewrite({ key: key(id), versions, missing: noSuch(name) }, async (item) => {
        const before = item as Item & Stored
        const changed = next(before)
        if (changed === before) return { writes: [], result: before }
        const { writes, holds, unchanged } = await dependents(before, changed, now)
        await prepare(writes)
        const after = withKeys({ ...changed, ...holds, version: before.version + 1 })
        const ofImages = useImages(images(before), images(after), now)
        return { writes: [replace(before, after, unchanged), ...writes, ...ofImages], result: after }
      }),
    )
  }

  async function remove(
    id: string,
    versions: Versions,
    now: Date,
    instead?: (before: Item & Stored) => Write[],
  ): Promise<void> {
    await rewrite({ key: key(id), versions, missing: noSuch(name) }, async (item) => {
      const before = item as Item & Stored
      const { writes } = await dependents(before, undefined, now)
      const left = instead ? instead(before) : useImages(images(before), [], now)
      return { writes: [removeVersion(before), ...writes, ...left, count(name, -1)], result: undefined }
    })
  }

  const repeatable: Repository<Stored>['create'] = (
    fields,
    now,
    uploads,
    again = (id) => get(id, { latest: true }),
  ) => createOnce(() => create(fields, now, uploads), again)

  return { isShown, withKeys, newItem, get, create: repeatable, change, remove }
}
