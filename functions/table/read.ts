import { BatchGetCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { AppError } from '#domain/http/errors'
import { type Page, type PageRequest, defaultPageLimit } from '#domain/http/paging'
import { indexes } from './schema'
import { exceedsAnswer, firstThatFit } from './answer-size'
import { documentClient, tableName } from './client'
import { cursorIn, inOrder, isInList, type List, type StartKey, startOf } from './cursor'
import { type Item, type Key, keyText } from './keys'
import { bypassSdkPipeline } from './quick-reads'
import { type ReadValue, keepPendingItems, keepRead, keptItem, readOnce, keepItems } from './read-once'
import { doublingPauses, retry } from './retry'
import { moment } from './short-memory'

interface ReadOptions {
  attributes?: readonly string[]
  /** For callers that write the item back. Other reads may be slightly out of date. */
  consistent?: boolean
}

export async function getItem(
  key: Key,
  { consistent = false }: Pick<ReadOptions, 'consistent'> = {},
): Promise<Item | undefined> {
  const command = new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: consistent })
  const read = async (): Promise<ReadValue<Item | undefined>> => {
    const { Item: value, ...rest } = await documentClient().send(bypassSdkPipeline(command))
    return { value: value as Item | undefined, size: sizeOf(rest) }
  }
  return consistent ? (await read()).value : readOnce(keyText(key), read)
}

/** The items that exist, in no order. Throws `unavailable` if some could not be read. */
export async function getItems(keys: readonly Key[], options: ReadOptions = {}): Promise<Item[]> {
  const distinct = [...new Map(keys.map((key) => [keyText(key), key])).values()]
  const known = new Map(options.consistent ? [] : distinct.flatMap((key) => knownOf(key, options.attributes)))
  const unread = distinct.filter((key) => !known.has(key))
  const chunks = Array.from({ length: Math.ceil(unread.length / batchSize) }, (_, at) =>
    unread.slice(at * batchSize, (at + 1) * batchSize),
  )
  const batches = await Promise.all(
    chunks.map((chunk) => {
      const batch = getBatch(chunk, options)
      if (!options.consistent && !options.attributes) keepPendingItems(chunk, batch)
      return batch
    }),
  )
  const found = await Promise.all(known.values())
  return [...found.flatMap((item) => item ?? []), ...batches.flat()]
}

function knownOf(key: Key, attributes: readonly string[] | undefined) {
  const item = keptItem(keyText(key)) ?? (attributes && keptItem(nameOfPart(key, attributes)))
  return item ? [[key, item] as const] : []
}

/** The limit of BatchGetItem. */
const batchSize = 100

async function getBatch(keys: Key[], { attributes, consistent = false }: ReadOptions): Promise<Item[]> {
  const items: Item[] = []
  let unread = keys
  let size = 0
  const begun = moment()
  const isRead = await retry({ attempts: 4, pauseAfter: doublingPauses(50) }, async () => {
    const request = { Keys: unread, ConsistentRead: consistent, ...projectionOf(attributes) }
    const command = new BatchGetCommand({ RequestItems: { [tableName()]: request } })
    const { Responses, UnprocessedKeys, ...rest } = await documentClient().send(bypassSdkPipeline(command))
    const read = (Responses?.[tableName()] ?? []) as Item[]
    size += sizeOf(rest) ?? NaN
    items.push(...read)
    unread = (UnprocessedKeys?.[tableName()]?.Keys ?? []) as Key[]
    return unread.length === 0
  })
  if (!isRead) throw new AppError('unavailable', 'The database is busy. Please try again.')
  if (!consistent) {
    const byName = new Map(items.map((item) => [keyText(item), item]))
    for (const key of keys) {
      const answer = { value: byName.get(keyText(key)), size: size / keys.length }
      keepRead(nameOfPart(key, attributes), answer, begun)
    }
  }
  return items
}

const nameOfPart = (key: Key, attributes: readonly string[] = []) => [keyText(key), ...attributes].join('\n')

/** What requests of our own say of their answer (quick-reads.ts). */
const sizeOf = (answer: object): number | undefined => (answer as { size?: number }).size

function projectionOf(attributes: readonly string[] | undefined) {
  if (!attributes) return {}
  const names = [...new Set(['pk', 'sk', ...attributes])]
  return {
    ProjectionExpression: names.map((_, at) => `#${at}`).join(', '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name, at) => [`#${at}`, name])),
  }
}

/** Up to 1,000 items, never more than fit into an answer. Throws `invalid` for a cursor of another list. */
export async function queryPage(list: List, page: PageRequest): Promise<Page<Item>> {
  return queryPageOf([list], page)
}

/** Reads all lists at once. `joining` are items that belong to them, but are still stored elsewhere. */
export async function queryPageOf(
  lists: readonly [List, ...List[]],
  { limit, cursor }: PageRequest,
  joining?: Promise<Item[]>,
): Promise<Page<Item>> {
  const count = limit ?? defaultPageLimit
  const start = cursor === undefined ? { at: 0 } : startOf(cursor, lists)
  const left = start ? lists.slice(start.at) : []
  const [others = [], ...parts] = await Promise.all([
    joining,
    ...left.map((list, at) => {
      const from = at === 0 ? start?.key : undefined
      return queryList(list, { count: count + 1, from, isEnough: exceedsAnswer })
    }),
  ])
  const found = left.flatMap((list, at) => {
    const more = others.filter((item) => isInList(item, list, at === 0 ? start?.key : undefined))
    const part = parts[at] ?? []
    return more.length === 0 ? part : inOrder([...part, ...more], list)
  })
  const items = firstThatFit(found.slice(0, count))
  const last = items.at(-1)
  return { items, next: last && found.length > items.length ? cursorIn(lists, last) : undefined }
}

export async function readPage<Read>(
  list: List,
  page: PageRequest,
  read: (items: Item[]) => Read[] | Promise<Read[]>,
): Promise<Page<Read>> {
  const { items, next } = await queryPage(list, page)
  return { items: await read(items), next }
}

export async function queryItems(list: List, count: number): Promise<Item[]> {
  return queryList(list, { count })
}

async function queryList(list: List, { from, ...wanted }: Wanted): Promise<Item[]> {
  const { partitionKey } = indexes[list.index]
  const [first = [], ...more] = await Promise.all(
    [list.partition, ...(list.also ?? [])].map((partition) =>
      queryUpTo(
        { ...wanted, from: from && { ...from, [partitionKey]: partition } },
        queryOf(list, partition),
      ),
    ),
  )
  return more.length === 0 ? first : inOrder([first, ...more].flat(), list).slice(0, wanted.count)
}

function queryOf(list: List, partition: string): Query {
  const { partitionKey, sortKey } = indexes[list.index]
  return {
    IndexName: list.index,
    ...conditionOf({ partitionKey, sortKey: sortKey.name }, partition, list),
    ScanIndexForward: !list.descending,
  }
}

/** A partition of the table, not of an index: sort keys in this part, or those after a key. */
export async function queryPartition(
  partition: string,
  { isConsistent = false, ...part }: Pick<List, 'beginsWith' | 'from' | 'to'> & { isConsistent?: boolean },
  count: number,
  after?: Key,
): Promise<Item[]> {
  const from = after && { pk: after.pk, sk: after.sk }
  const condition = conditionOf({ partitionKey: 'pk', sortKey: 'sk' }, partition, part)
  return queryUpTo({ count, from }, { ...condition, ...(isConsistent && { ConsistentRead: true }) })
}

export async function queryLast(partition: string, count: number): Promise<Item[]> {
  const condition = conditionOf({ partitionKey: 'pk', sortKey: 'sk' }, partition, {})
  return queryUpTo({ count }, { ...condition, ScanIndexForward: false })
}

function conditionOf(
  names: { partitionKey: string; sortKey: string },
  partition: string,
  { beginsWith, from, to }: Pick<List, 'beginsWith' | 'from' | 'to'>,
) {
  const { isIn, values } = rangeOf({ beginsWith, from, to })
  return {
    KeyConditionExpression: `#partition = :partition${isIn === '' ? '' : ` AND ${isIn}`}`,
    ExpressionAttributeNames: {
      '#partition': names.partitionKey,
      ...(isIn !== '' && { '#sort': names.sortKey }),
    },
    ExpressionAttributeValues: { ':partition': partition, ...values },
  }
}

function rangeOf({ beginsWith, from, to }: Bounds): { isIn: string; values: Record<string, string> } {
  if (beginsWith !== undefined) {
    return { isIn: 'begins_with(#sort, :sort)', values: { ':sort': beginsWith } }
  }
  if (from !== undefined && to !== undefined) {
    return { isIn: '#sort BETWEEN :from AND :to', values: { ':from': from, ':to': to } }
  }
  if (from !== undefined) return { isIn: '#sort >= :from', values: { ':from': from } }
  return to === undefined ? { isIn: '', values: {} } : { isIn: '#sort <= :to', values: { ':to': to } }
}

type Bounds = { [Name in 'beginsWith' | 'from' | 'to']: List[Name] | undefined }

type Query = Omit<ConstructorParameters<typeof QueryCommand>[0], 'TableName' | 'Limit' | 'ExclusiveStartKey'>

interface Wanted {
  count: number
  from?: StartKey | undefined
  isEnough?: (items: Item[]) => boolean
}

/** A query returns at most 1 MB, so a long list takes several. */
async function queryUpTo({ count, from, isEnough = () => false }: Wanted, query: Query): Promise<Item[]> {
  const items: Item[] = []
  let start: Record<string, unknown> | undefined = from
  do {
    const input = { ...query, TableName: tableName(), ExclusiveStartKey: start }
    const Limit = count - items.length
    const read = async () => {
      const value = await documentClient().send(bypassSdkPipeline(new QueryCommand({ ...input, Limit })))
      return { value, size: sizeOf(value) }
    }
    const { Items = [], LastEvaluatedKey } = await readOnce(JSON.stringify(input), read, Limit)
    items.push(...(Items as Item[]).slice(0, Limit))
    keepItems(Items as Item[])
    start = LastEvaluatedKey
  } while (start && items.length < count && !isEnough(items))
  return items
}
