import { randomUUID } from 'node:crypto'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { documentClient, tableName } from './client'
import { key } from './keys'
import { retry } from './retry'
import { deleteIf, whenConditionHolds } from './condition'
import { tooManyChanges } from './too-many-changes'

/** The lease, in seconds: longer than a Lambda function may run, so that no holder outlives its lease. */
const lease = 60

const pauseAfter = (attempt: number) => 50 + Math.random() * 50 * attempt

/** For services without conditional writes. Throws `too_many`: 20 attempts take 6 seconds, 100 take 130. */
export async function withLock<Result>(
  name: string,
  work: () => Promise<Result>,
  attempts = 20,
): Promise<Result> {
  const holder = randomUUID()
  await acquire(name, holder, attempts)
  try {
    return await work()
  } finally {
    // If this fails, the lock ends with its lease.
    await release(name, holder).catch(() => undefined)
  }
}

async function acquire(name: string, holder: string, attempts: number): Promise<void> {
  if (await retry({ attempts, pauseAfter }, () => tryToAcquire(name, holder))) return
  throw tooManyChanges('Someone else is making such a change. Please try again.', 2)
}

async function tryToAcquire(name: string, holder: string): Promise<boolean> {
  const now = Math.floor(Date.now() / 1000)
  const put = new PutCommand({
    TableName: tableName(),
    Item: { ...keyOfLock(name), holder, expiresAt: now + lease },
    // An earlier attempt may have succeeded although its answer was lost.
    ConditionExpression: 'attribute_not_exists(pk) OR expiresAt < :now OR holder = :holder',
    ExpressionAttributeValues: { ':now': now, ':holder': holder },
  })
  return whenConditionHolds(documentClient().send(put))
}

async function release(name: string, holder: string): Promise<void> {
  await deleteIf(keyOfLock(name), {
    ConditionExpression: 'holder = :holder',
    ExpressionAttributeValues: { ':holder': holder },
  })
}

function keyOfLock(name: string) {
  return key(`LOCK#${name}`, 'LOCK')
}
