import { ulid } from 'ulid'
import { AppError } from '#domain/errors'
import { useImages } from '#functions/images/image-uses'
import { type ImageUpload, withUploads } from '#functions/images/upload'
import type { Item } from '#table/keys'
import { createOnce, rememberCreated } from '#table/idempotency'
import { getItem } from '#table/read'
import { removeVersion, replace, rewrite, type Versions } from '#table/rewrite'
import { putNew, transact, type Write } from '#table/write'
import { count } from './counter'
import { type Entity, itemKey } from './keys'

interface Identity {
  _id: string
  createdAt: string
  version: number
}

interface Dependents {
  writes: Write[]
  holds?: Record<string, unknown>
  /** Attributes that must be as they were read, although they change without a new version. */
  unchanged?: readonly string[]
}

interface Declaration<Held> {
  name: Entity
  isShown: boolean
  /** Undefined removes it from an index. */
  indexKeys: (held: Held) => Record<string, string | undefined>
  images?: (held: Held) => (string | null)[]
  /** `before` is undefined for a new item, `after` for a removed one. */
  dependents?: (
    before: Held | undefined,
    after: Held | undefined,
    now: Date,
  ) => Dependents | Promise<Dependents>
}

const none = (): Dependents => ({ writes: [] })

export function noSuch(name: Entity): AppError {
  return new AppError('not_found', `There is no such ${name.toLowerCase()}.`)
}

export function deleted(name: Entity): AppError {
  const { code, message } = noSuch(name)
  return new AppError(code, message, { isGone: true })
}

/** Fields that are missing or undefined stay unchanged. */
export function withChanges<Held extends object>(
  before: Held,
  changes: { [Name in keyof Held]?: Held[Name] | undefined },
): Held {
  const after = { ...before }
  for (const name in changes) {
    const value = changes[name]
    if (value !== undefined) after[name] = value
  }
  return after
}

/** Each write is one transaction: the item, what depends on it, the uses of its images, and its count. */
export interface Kept<Held> {
  isShown: boolean
  withKeys: (held: Held) => Item & Held
  newItem: (fields: Omit<Held, keyof Identity>, now: Date) => Item & Held
  /** With `latest` a consistent read. Throws `not_found`. */
  get: (id: string, options?: { latest: boolean }) => Promise<Item & Held>
  /** `again` answers a request that created it before. Default: it is read. */
  create: (
    fields: Omit<Held, keyof Identity>,
    now: Date,
    uploads?: readonly ImageUpload[],
    again?: (id: string) => Promise<Item & Held>,
  ) => Promise<Item & Held>
  /** Nothing is written if `next` returns the same object. Throws `not_found`, `changed`. */
  change: (
    id: string,
    versions: Versions,
    next: (before: Item & Held) => Held,
    now: Date,
    uploads?: readonly ImageUpload[],
  ) => Promise<Item & Held>
  /** With `instead`, other writes take its place, and its images stay. Throws `not_found`, `changed`. */
  remove: (
    id: string,
    versions: Versions,
    now: Date,
    instead?: (before: Item & Held) => Write[],
  ) => Promise<void>
}

/** Annotate the type of the result, since other code reads it from `all.ts`. */
export function entity<Held extends Identity>(declaration: Declaration<Held>): Kept<Held> {
  const { name, isShown, indexKeys, images = () => [], dependents = none } = declaration
  const key = (id: string) => itemKey(name, id)

  const withKeys = (held: Held) => ({ ...held, ...key(held._id), ...indexKeys(held) }) as Item & Held

  function newItem(fields: Omit<Held, keyof Identity>, now: Date): Item & Held {
    const identity = { _id: ulid(now.getTime()), createdAt: now.toISOString(), version: 1 }
    return withKeys({ ...fields, ...identity } as Held)
  }

  async function get(id: string, options?: { latest: boolean }): Promise<Item & Held> {
    const item = await getItem(key(id), options)
    if (!item) throw noSuch(name)
    return item as Item & Held
  }

  async function create(
    fields: Omit<Held, keyof Identity>,
    now: Date,
    uploads: readonly ImageUpload[] = [],
  ): Promise<Item & Held> {
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
    next: (before: Item & Held) => Held,
    now: Date,
    uploads: readonly ImageUpload[] = [],
  ): Promise<Item & Held> {
    return withUploads(uploads, (prepare) =>
      rewrite({ key: key(id), versions, missing: noSuch(name) }, async (item) => {
        const before = item as Item & Held
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
    instead?: (before: Item & Held) => Write[],
  ): Promise<void> {
    await rewrite({ key: key(id), versions, missing: noSuch(name) }, async (item) => {
      const before = item as Item & Held
      const { writes } = await dependents(before, undefined, now)
      const left = instead ? instead(before) : useImages(images(before), [], now)
      return { writes: [removeVersion(before), ...writes, ...left, count(name, -1)], result: undefined }
    })
  }

  const repeatable: Kept<Held>['create'] = (
    fields,
    now,
    uploads,
    again = (id) => get(id, { latest: true }),
  ) => createOnce(() => create(fields, now, uploads), again)

  return { isShown, withKeys, newItem, get, create: repeatable, change, remove }
}
