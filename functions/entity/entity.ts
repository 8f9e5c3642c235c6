import { ulid } from 'ulid'
import type * as z from 'zod'
import { AppError } from '#domain/http/errors'
import { imageUseWrites } from '#functions/images/image-uses'
import { type ImageUpload, withUploads } from '#functions/images/upload'
import type { Item } from '#table/keys'
import { createOnce, rememberCreated } from '#table/idempotency'
import { getItem } from '#table/read'
import { removeVersion, replace, rewrite, type Versions } from '#table/rewrite'
import { putNew, transact, type Write } from '#table/write'
import { counterWrite } from './counter'
import { type EntityName, itemKey } from './keys'
import { indexKeysOf, listOf, type Orders } from './order'
import { restoration, type Restorable } from './restore'

interface Identity {
  _id: string
  createdAt: string
  version: number
}

interface Dependents {
  writes: Write[]
  /** Further fields of the item itself. */
  fields?: Record<string, unknown>
  /** Attributes that must be as they were read, although they change without a new version. */
  unchanged?: readonly string[]
}

interface Declaration<Stored, Own extends Orders<Stored>> {
  name: EntityName
  /** Whether functions that visitors reach may read its items. */
  isShown: boolean
  /** The schema of the item as the API answers it. */
  schema: z.ZodObject
  orders: Own
  images?: (item: Stored) => (string | null)[]
  /** `before` is undefined for a new item, `after` for a removed one. */
  dependents?: (
    before: Stored | undefined,
    after: Stored | undefined,
    now: Date,
  ) => Dependents | Promise<Dependents>
  restorable?: Restorable<Stored>
}

export function noSuch(name: EntityName): AppError {
  return new AppError('not_found', `There is no such ${name.toLowerCase()}.`)
}

export function deleted(name: EntityName): AppError {
  const { code, message } = noSuch(name)
  return new AppError(code, message, { isGone: true })
}

/** Values from a form. Null in an optional field means: no value. */
export type FormValues<Stored> = {
  [Name in keyof Stored]: undefined extends Stored[Name] ? Stored[Name] | null : Stored[Name]
}

type Changes<Stored> = { [Name in keyof Stored]?: FormValues<Stored>[Name] | undefined }

type Uploads = readonly ImageUpload[]

interface Creation<Created> {
  uploads?: Uploads | undefined
  /** Returns the item when the same Idempotency-Key is sent twice. @default reads it */
  sentAgain?: (id: string) => Promise<Created>
  /** Further writes of the transaction. */
  beside?: (created: Created) => readonly Write[]
}

interface Change<Changed> {
  uploads?: Uploads | undefined
  /** Further writes of the transaction. */
  beside?: (before: Changed, after: Changed) => readonly Write[]
}

/** Leaves out optional fields that are null. In other fields null is a value. */
function storedValuesOf<Fields extends object>(schema: z.ZodObject, fields: Fields): Fields {
  const isOptional = (name: string) => {
    const field = schema.shape[name] as z.ZodType | undefined
    return field?.safeParse(undefined).success === true && !field.safeParse(null).success
  }
  const kept = Object.entries(fields).filter(([name, value]) => value !== null || !isOptional(name))
  return Object.fromEntries(kept) as Fields
}

/** What `entity` returns. Annotated, since other code reads it from `registry/entities.ts`. */
export type Repository<Stored extends Identity, Own extends Orders<Stored> = Orders<Stored>> = ReturnType<
  typeof entity<Stored, Own>
>

/** Each write is one transaction: the item, what depends on it, the uses of its images, and its count. */
export function entity<Stored extends Identity, Own extends Orders<Stored>>(
  declaration: Declaration<Stored, Own>,
) {
  const { name, isShown, schema, orders, images = () => [] } = declaration
  const { dependents = (): Dependents => ({ writes: [] }) } = declaration
  const key = (id: string) => itemKey(name, id)

  /** With the id of a parent, if the order has one. */
  const list = (order: keyof Own & string, parent?: string) => listOf(orders[order] as Own[string], parent)

  const withKeys = (item: Stored) =>
    ({ ...item, ...key(item._id), ...indexKeysOf(orders, item) }) as Item & Stored

  const readNewest = (id: string) => get(id, { consistent: true })

  function newItem(fields: Omit<FormValues<Stored>, keyof Identity>, now: Date): Item & Stored {
    const identity = { _id: ulid(now.getTime()), createdAt: now.toISOString(), version: 1 }
    return withKeys({ ...storedValuesOf(schema, fields), ...identity } as unknown as Stored)
  }

  /** Fields that are undefined stay, null removes an optional one. */
  function withChanges(before: Stored, changes: Changes<Stored>): Stored {
    const sent = Object.entries(changes).filter(([, value]) => value !== undefined)
    return storedValuesOf(schema, { ...before, ...Object.fromEntries(sent) })
  }

  /** Throws `not_found`. */
  async function get(id: string, options?: { consistent: boolean }): Promise<Item & Stored> {
    const item = await getItem(key(id), options)
    if (!item) throw noSuch(name)
    return item as Item & Stored
  }

  function create(
    fields: Omit<FormValues<Stored>, keyof Identity>,
    now: Date,
    { uploads = [], sentAgain = readNewest, beside = () => [] }: Creation<Item & Stored> = {},
  ): Promise<Item & Stored> {
    return createOnce(async () => {
      const item = newItem(fields, now)
      const { writes } = await dependents(undefined, item, now)
      const others = [...imageUseWrites([], images(item), now), ...rememberCreated(item._id, now)]
      await withUploads(uploads, () =>
        transact([putNew(item), ...writes, counterWrite(name, 1), ...others, ...beside(item)]),
      )
      return item
    }, sentAgain)
  }

  /** Nothing is written if `next` returns the same object. Throws `not_found`, `changed`. */
  async function change(
    id: string,
    versions: Versions,
    next: (before: Item & Stored) => Stored,
    now: Date,
    { uploads = [], beside = () => [] }: Change<Item & Stored> = {},
  ): Promise<Item & Stored> {
    return withUploads(uploads, () =>
      rewrite({ key: key(id), versions, missing: noSuch(name) }, async (item) => {
        const before = item as Item & Stored
        const changed = next(before)
        if (changed === before) return { writes: [], result: before }
        const { writes, fields, unchanged } = await dependents(before, changed, now)
        const after = withKeys({ ...changed, ...fields, version: before.version + 1 })
        const own = [replace(before, after, unchanged), ...imageUseWrites(images(before), images(after), now)]
        return { writes: [...own, ...writes, ...beside(before, after)], result: after }
      }),
    )
  }

  /** `changes` as in `withChanges`. Throws `not_found`, `changed`. */
  const update = (id: string, versions: Versions, changes: Changes<Stored>, now: Date, uploads?: Uploads) =>
    change(id, versions, (before) => withChanges(before, changes), now, { uploads })

  const ofDeleted = restoration(declaration, withKeys, get)

  /** `leave` returns writes in place of `keep`. Throws `not_found`, `changed`. */
  async function remove(id: string, versions: Versions, now: Date, leave = ofDeleted.keep): Promise<void> {
    await rewrite({ key: key(id), versions, missing: noSuch(name) }, async (item) => {
      const before = item as Item & Stored
      const { writes } = await dependents(before, undefined, now)
      const left = leave(before, now)
      return {
        writes: [removeVersion(before), ...writes, ...left, counterWrite(name, -1)],
        result: undefined,
      }
    })
  }

  const writing = { create, withChanges, change, update, remove, ...ofDeleted }
  return { name, isShown, orders, list, withKeys, newItem, get, ...writing }
}
