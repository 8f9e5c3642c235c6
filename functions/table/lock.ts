import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { AppError } from '#domain/errors'
import { documents, tableName } from './client'
import { keyOf } from './keys'

/** In seconds: longer than a Lambda function may run, so that nobody works on without it. */
const lease = 60

const attempts = 20

/**
 * Does the work while nobody else does work of the same name, wherever they run. For what other services let nobody
 * do under a condition. Throws `unavailable` when it has to wait for more than some seconds.
 */
export async function oneAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const holder = randomUUID()
  await acquire(name, holder)
  try {
    return await work()
  } finally {
    // Whoever comes next may also wait for the lease to end.
    await release(name, holder).catch(() => undefined)
  }
}

async function acquire(name: string, holder: string): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await pause(50 + Math.random() * 50 * attempt)
    if (await tryToAcquire(name, holder)) return
  }
  throw new AppError('unavailable', 'Someone else is making such a change. Please try again.', {
    retryAfter: 2,
  })
}

async function tryToAcquire(name: string, holder: string): Promise<boolean> {
  const now = Math.floor(Date.now() / 1000)
  const put = new PutCommand({
    TableName: tableName(),
    Item: { ...keyOf.lock(name), holder, expiresAt: now + lease },
    // A try whose answer was lost may have succeeded already.
    ConditionExpression: 'attribute_not_exists(pk) OR expiresAt < :now OR holder = :holder',
    ExpressionAttributeValues: { ':now': now, ':holder': holder },
  })
  try {
    await documents().send(put)
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}

async function release(name: string, holder: string): Promise<void> {
  await documents().send(
    new DeleteCommand({
      TableName: tableName(),
      Key: keyOf.lock(name),
      ConditionExpression: 'holder = :holder',
      ExpressionAttributeValues: { ':holder': holder },
    }),
  )
}
