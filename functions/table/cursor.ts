import * as z from 'zod'
import { AppError } from '#domain/errors'
import { indexes, type IndexName, tableKeys } from './schema'
import type { Item } from './keys'

/**
 * A stretch of an index: one partition of it, or the part of the partition whose keys begin alike, or from
 * one on.
 */
export interface List {
  index: IndexName
  partition: string
  beginsWith?: string
  /** The least of the sort keys. */
  from?: string
  descending?: boolean
}

type StartKey = Record<string, string>

/** The cursor of what follows the item in the list. Opaque to clients. */
export function cursorAfter(item: Item, { index }: List): string {
  const key = Object.fromEntries(keyNames(index).map((name) => [name, item[name]]))
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}

/** Where a cursor points to. Throws `invalid` when it was not given out for this very list. */
export function startKeyOf(cursor: string, { index, partition, beginsWith = '', from = '' }: List): StartKey {
  const { partitionKey, sortKey } = indexes[index]
  // A key's size is bounded by DynamoDB itself.
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
