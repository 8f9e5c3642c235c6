import * as z from 'zod'
import { type AppError, invalidField } from '#domain/http/errors'
import { indexes, type IndexName, tableKeys } from './schema'
import { type Item, keyText } from './keys'

/** A whole partition of an index, the sort keys with a prefix, or those between two. */
export interface List {
  index: IndexName
  partition: string
  /** Other partitions, merged with the first by sort key. */
  also?: readonly string[]
  beginsWith?: string
  /** Inclusive. */
  from?: string
  /** Inclusive. */
  to?: string
  descending?: boolean
}

export type StartKey = Record<string, string>

function cursorAfter(item: Item, { index, partition }: List): string {
  const { partitionKey } = indexes[index]
  const inPartition: Item = { ...item, [partitionKey]: partition }
  const key = Object.fromEntries(cursorKeyNames(index).map((name) => [name, inPartition[name]]))
  return cursorOf(key)
}

type Lists = readonly [List, ...List[]]

/** The cursor after an item of one of these lists. */
export function cursorIn(lists: Lists, item: Item): string {
  const isOf = ({ index, partition, also = [] }: List) =>
    [partition, ...also].includes(item[indexes[index].partitionKey] as string)
  return cursorAfter(item, lists.find(isOf) ?? lists[0])
}

/** Bounds move with time: a cursor before a list leads to its start. Throws `invalid` for another list. */
export function startOf(cursor: string, lists: Lists): { at: number; key?: StartKey } | undefined {
  const { key, of } = placeOf(cursor, lists)
  const sort = key[indexes[of.index].sortKey.name] as string
  const places = lists.map((list, at) => {
    if (list.index === of.index && list.partition === of.partition) return positionIn(list, sort)
    return at < lists.indexOf(of) ? 'after' : 'before'
  })
  const inside = places.indexOf('inside')
  if (inside !== -1) return { at: inside, key }
  const next = places.indexOf('before')
  return next === -1 ? undefined : { at: next }
}

export function isInList(item: Item, list: List, start: StartKey | undefined): boolean {
  const name = indexes[list.index].sortKey.name
  const sort = item[name]
  if (typeof sort !== 'string' || !sort.startsWith(list.beginsWith ?? '')) return false
  const from = start?.[name]
  const isAfter = from === undefined || (list.descending ? sort < from : sort > from)
  return isAfter && positionIn(list, sort) === 'inside'
}

export function inOrder(items: readonly Item[], { index, descending = false }: List): Item[] {
  const name = indexes[index].sortKey.name
  const sign = descending ? -1 : 1
  const once = new Map(items.map((item) => [keyText(item), item]))
  const sortOf = (item: Item) => String(item[name])
  return [...once.values()].toSorted((one, other) => (sortOf(one) < sortOf(other) ? -sign : sign))
}

function positionIn({ from, to, descending = false }: List, sort: string): 'before' | 'inside' | 'after' {
  if (from !== undefined && sort < from) return descending ? 'after' : 'before'
  if (to !== undefined && sort > to) return descending ? 'before' : 'after'
  return 'inside'
}

/** The first list that it may be of. */
function placeOf(cursor: string, lists: Lists): { key: StartKey; of: List } {
  const key = readCursor(cursor, z.record(z.string(), z.string()))
  const of = lists.find((list) => keySchemaOf(list).safeParse(key).success)
  if (!of) throw foreignCursor()
  return { key, of }
}

/** Throws `invalid` for what is no cursor. */
export const isCursorOf = (cursor: string, list: List): boolean =>
  keySchemaOf(list).safeParse(readCursor(cursor, z.unknown())).success

function keySchemaOf({ index, partition, beginsWith = '' }: List) {
  const { partitionKey, sortKey } = indexes[index]
  // DynamoDB limits the size of a key.
  const part = z.string().min(1).max(1024)
  return z.strictObject({
    ...Object.fromEntries(cursorKeyNames(index).map((name) => [name, part])),
    [partitionKey]: z.literal(partition),
    [sortKey.name]: part.startsWith(beginsWith),
  })
}

export function cursorOf(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

/** The position in a cursor of this form. Throws `invalid` for another one. */
export function readCursor<Schema extends z.ZodType>(cursor: string, schema: Schema): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch (cause) {
    throw foreignCursor(cause)
  }
}

export function foreignCursor(cause?: unknown): AppError {
  return invalidField('cursor', 'The cursor does not belong to this list.', cause)
}

function cursorKeyNames(index: IndexName): string[] {
  return [tableKeys.partitionKey, tableKeys.sortKey, indexes[index].partitionKey, indexes[index].sortKey.name]
}
