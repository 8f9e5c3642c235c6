import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { AppError } from '#domain/http/errors'
import { documentClient, tableName } from './client'
import type { Item, Key } from './keys'
import { retry, type RetryOptions, contentionRetry } from './retry'
import { transactionConflict } from './too-many-changes'

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

const exists = 'attribute_exists(pk)'
const isMissing = 'attribute_not_exists(pk)'

export interface Write {
  item: TransactItem
  refusal?: AppError
}

/** Throws the refusal if its key exists already. */
export function putNew(item: Item, refusal?: AppError): Write {
  return {
    item: { Put: { TableName: tableName(), Item: item, ConditionExpression: isMissing } },
    ...(refusal && { refusal }),
  }
}

type Kind = 'Update' | 'Delete' | 'ConditionCheck'

interface Expressions {
  UpdateExpression?: string
  ConditionExpression?: string
  ExpressionAttributeNames?: Record<string, string>
  ExpressionAttributeValues?: Record<string, unknown>
  /** Thrown if the condition is not met. */
  refusal?: AppError
}

export function writeTo(kind: Kind, { pk, sk }: Key, { refusal, ...how }: Expressions = {}): Write {
  const item = { [kind]: { TableName: tableName(), Key: { pk, sk }, ...how } }
  return { item, ...(refusal && { refusal }) }
}

export function put(item: Item): Write {
  return { item: { Put: { TableName: tableName(), Item: item } } }
}

export function remove(key: Key): Write {
  return writeTo('Delete', key)
}

/** Throws the refusal if there is no such item. */
export function removeExisting(key: Key, refusal: AppError): Write {
  return writeTo('Delete', key, { ConditionExpression: exists, refusal })
}

export function requireItem(key: Key, refusal: AppError): Write {
  return writeTo('ConditionCheck', key, { ConditionExpression: exists, refusal })
}

export function requireMissing(key: Key, refusal: AppError): Write {
  return writeTo('ConditionCheck', key, { ConditionExpression: isMissing, refusal })
}

/**
 * Throws the refusal of the first failed condition, `transactionConflict` if other transactions on the same
 * items kept coming first, and `unavailable` if the database kept refusing work.
 */
export async function transact(writes: Write[], tries: RetryOptions = contentionRetry): Promise<void> {
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

/** DynamoDB takes a hundred. */
const perTransaction = 90

/** More writes than fit into one transaction, one after another. */
export async function transactInParts(writes: Write[], tries?: RetryOptions): Promise<void> {
  for (let at = 0; at < writes.length; at += perTransaction) {
    await transact(writes.slice(at, at + perTransaction), tries)
  }
}

/** Null after success, else the reasons. */
async function tryTransaction(writes: Write[]): Promise<string[] | null> {
  try {
    await documentClient().send(new TransactWriteCommand({ TransactItems: writes.map(({ item }) => item) }))
    return null
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    const codes = (error.CancellationReasons ?? []).map(({ Code = 'None' }) => Code)
    throwRefusal(writes, codes, error)
    return codes
  }
}

const throttles = new Set(['ThrottlingError', 'ProvisionedThroughputExceeded'])

const transient = new Set(['None', 'TransactionConflict', ...throttles])

function throwRefusal(writes: Write[], codes: readonly string[], canceled: TransactionCanceledException) {
  const refused = writes.find(({ refusal }, at) => refusal && codes[at] === 'ConditionalCheckFailed')
  if (refused?.refusal) throw refused.refusal
  if (!codes.every((code) => transient.has(code))) throw canceled
}
