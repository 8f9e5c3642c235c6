import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { AppError } from '#domain/http/errors'
import { documents, tableName } from './client'
import type { Item, Key } from './keys'
import { getItems } from './read'
import { retry, type Tries, untilOthersAreDone } from './retry'
import { transactionConflict } from './too-many-changes'

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** What the item under a key has or lacks. One of these has to hold. Every item has its `pk`. */
type Condition = readonly ({ has: string } | { lacks: string })[]

/** A part of a transaction, and the error for the client if its condition is not met. */
export interface Write {
  item: TransactItem
  refusal?: AppError
  /** The condition, for checkWrites. Other conditions stand in `item` alone. */
  condition?: Condition
}

function expressionOf(condition: Condition): string {
  return condition
    .map((part) => ('has' in part ? `attribute_exists(${part.has})` : `attribute_not_exists(${part.lacks})`))
    .join(' OR ')
}

function isMet(condition: Condition, found: Item | undefined): boolean {
  const item = found ?? {}
  return condition.some((part) => ('has' in part ? part.has in item : !(part.lacks in item)))
}

const exists: Condition = [{ has: 'pk' }]
const isMissing: Condition = [{ lacks: 'pk' }]

/** Puts an item. The refusal is thrown if the condition on the item under its key is not met. */
function putIf(condition: Condition, item: Item, refusal?: AppError): Write {
  const ConditionExpression = expressionOf(condition)
  return {
    item: { Put: { TableName: tableName(), Item: item, ConditionExpression } },
    condition,
    ...(refusal && { refusal }),
  }
}

/** Puts a new item. The refusal is thrown if its key exists already. */
export function putNew(item: Item, refusal?: AppError): Write {
  return putIf(isMissing, item, refusal)
}

/** Unconditional put. */
export function put(item: Item): Write {
  return { item: { Put: { TableName: tableName(), Item: item } } }
}

/** Deletes the item under the key, if there is one. */
export function remove(key: Key): Write {
  return { item: { Delete: { TableName: tableName(), Key: { pk: key.pk, sk: key.sk } } } }
}

/** Deletes the item under the key. The refusal is thrown if there is none. */
export function removeExisting(key: Key, refusal: AppError): Write {
  const ConditionExpression = expressionOf(exists)
  return {
    item: { Delete: { TableName: tableName(), Key: key, ConditionExpression } },
    condition: exists,
    refusal,
  }
}

/** A condition of the transaction: the item has to exist. */
export function requireItem(key: Key, refusal: AppError): Write {
  const ConditionExpression = expressionOf(exists)
  return {
    item: { ConditionCheck: { TableName: tableName(), Key: key, ConditionExpression } },
    condition: exists,
    refusal,
  }
}

/** A condition of the transaction: there is no such item. */
export function requireMissing(key: Key, refusal: AppError): Write {
  const ConditionExpression = expressionOf(isMissing)
  return {
    item: { ConditionCheck: { TableName: tableName(), Key: key, ConditionExpression } },
    condition: isMissing,
    refusal,
  }
}

/**
 * Throws the refusal of the first write that would not pass now. Only reads, for work that has to be done
 * before the transaction and is not part of it. Writes without `condition` are left to the transaction.
 */
export async function checkWrites(writes: readonly Write[]): Promise<void> {
  const checked = writes.flatMap(({ item: { Put, ConditionCheck, Delete }, refusal, condition }) => {
    const key = (Put?.Item ?? (ConditionCheck ?? Delete)?.Key) as Key | undefined
    return key && refusal && condition ? { key: { pk: key.pk, sk: key.sk }, refusal, condition } : []
  })
  const items = await getItems(
    checked.map(({ key }) => key),
    { latest: true },
  )
  for (const { key, refusal, condition } of checked) {
    const found = items.find(({ pk, sk }) => pk === key.pk && sk === key.sk)
    if (!isMet(condition, found)) throw refusal
  }
}

/**
 * Does all of the writes or none. Throws the refusal of the first write whose condition is not met, and
 * `transactionConflict` if other transactions on the same items, such as the counts, kept coming first, and
 * `unavailable` if the database kept refusing work. `tries` is how long it waits for others.
 */
export async function transact(writes: Write[], tries: Tries = untilOthersAreDone): Promise<void> {
  const isThrottled = { last: false }
  const isDone = await retry(tries, async () => {
    const canceled = await tryTransaction(writes)
    isThrottled.last = canceled?.some((code) => throttles.has(code)) ?? false
    return canceled === null
  })
  if (isDone) return
  if (!isThrottled.last) throw transactionConflict
  throw new AppError('unavailable', 'The database is busy. Please try again.', { retryAfter: 1 })
}

/** Null once the transaction was done; otherwise why it was not, and another attempt may succeed. */
async function tryTransaction(writes: Write[]): Promise<string[] | null> {
  try {
    await documents().send(new TransactWriteCommand({ TransactItems: writes.map(({ item }) => item) }))
    return null
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    const codes = (error.CancellationReasons ?? []).map(({ Code = 'None' }) => Code)
    throwRefusal(writes, codes, error)
    return codes
  }
}

/** Reasons that lie with the database, and not with other changes. */
const throttles = new Set(['ThrottlingError', 'ProvisionedThroughputExceeded'])

/** Transient reasons. The transaction is tried again. */
const transient = new Set(['None', 'TransactionConflict', ...throttles])

function throwRefusal(writes: Write[], codes: readonly string[], canceled: TransactionCanceledException) {
  const refused = writes.find(({ refusal }, at) => refusal && codes[at] === 'ConditionalCheckFailed')
  if (refused?.refusal) throw refused.refusal
  if (!codes.every((code) => transient.has(code))) throw canceled
}
