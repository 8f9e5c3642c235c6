import { randomUUID } from 'node:crypto'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { AppError } from '#domain/errors'
import { documents, tableName } from './client'
import { whenConditionHolds } from './condition'
import { key } from './keys'
import { retry } from './retry'

/** In seconds: longer than a Lambda function may run, so that nobody works on without it. */
const lease = 60

const tries = { attempts: 20, pauseAfter: (attempt: number) => 50 + Math.random() * 50 * attempt }

/**
 * Does the work while nobody else does work of the same name, wherever they run. For what other services let
 * nobody do under a condition. Throws `unavailable` when it has to wait for more than some seconds.
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
  if (await retry(tries, () => tryToAcquire(name, holder))) return
  throw new AppError('unavailable', 'Someone else is making such a change. Please try again.', {
    retryAfter: 2,
  })
}

async function tryToAcquire(name: string, holder: string): Promise<boolean> {
  const now = Math.floor(Date.now() / 1000)
  const put = new PutCommand({
    TableName: tableName(),
    Item: { ...keyOfLock(name), holder, expiresAt: now + lease },
    // A try whose answer was lost may have succeeded already.
    ConditionExpression: 'attribute_not_exists(pk) OR expiresAt < :now OR holder = :holder',
    ExpressionAttributeValues: { ':now': now, ':holder': holder },
  })
  return whenConditionHolds(documents().send(put))
}

async function release(name: string, holder: string): Promise<void> {
  await documents().send(
    new DeleteCommand({
      TableName: tableName(),
      Key: keyOfLock(name),
      ConditionExpression: 'holder = :holder',
      ExpressionAttributeValues: { ':holder': holder },
    }),
  )
}

function keyOfLock(name: string) {
  return key(`LOCK#${name}`, 'LOCK')
}
