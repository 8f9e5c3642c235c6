import * as z from 'zod'
import { AppError } from '#domain/errors'
import { indexes, type IndexName, tableKeys } from './schema'
import type { Item } from './keys'

/** A part of an index: a whole partition, the sort keys with a prefix, or the sort keys from one on. */
export interface List {
  index: IndexName
  partition: string
  beginsWith?: string
  /** The lowest sort key, included. */
  from?: string
  descending?: boolean
}

type StartKey = Record<string, string>

/** The cursor of the page after this item. Opaque to clients. */
export function cursorAfter(item: Item, { index }: List): string {
  const key = Object.fromEntries(keyNames(index).map((name) => [name, item[name]]))
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}

/** The start key of a cursor. Throws `invalid` if the cursor belongs to another list. */
export function startKeyOf(cursor: string, { index, partition, beginsWith = '', from = '' }: List): StartKey {
  const { partitionKey, sortKey } = indexes[index]
  // DynamoDB limits the size of a key.
  const part = z.string().min(1).max(1024)
  const schema = z.strictObject({
    ...Object.fromEntries(keyNames(index).map((name) => [name, part])),
    [partitionKey]: z.literal(partition),
    [sortKey.name]: part.startsWith(beginsWith).refine((key) => key >= from),
  })
  const { success, data } = schema.safeParse(parse(cursor))
  if (success) return data
  const message = 'The cursor does not belong to this list.'
  throw new AppError('invalid', message, { fields: { cursor: message } })
}

function keyNames(index: IndexName): string[] {
  return [tableKeys.partitionKey, tableKeys.sortKey, indexes[index].partitionKey, indexes[index].sortKey.name]
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
