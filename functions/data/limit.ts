import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { AppError } from '#domain/errors'
import { type Limit, type LimitedRoute, type Limits, limits, waitInWords, windowAt } from '#domain/limits'
import { documents, tableName } from './client'
import { type Key, keyOf } from './keys'
import { pseudonymOf } from './visitor'

/** Whose calls are counted. Neither the address nor the e-mail is kept: only what stands for them on that day. */
interface Visitor {
  address: string
  email?: string
}

/** Counts a visitor's call of a route. Throws `too_many` once they, or all visitors together, have called it too often. */
export async function limitCalls(route: LimitedRoute, visitor: Visitor, now: Date): Promise<void> {
  await countCall(route, visitor, now)
}

/**
 * Does what may fail only so often: counts it before it begins, so that many at once gain nothing, and takes the
 * count back unless it throws `unauthorized`. Throws `too_many` as limitCalls does.
 */
export async function limitRefusals<Result>(
  route: LimitedRoute,
  visitor: Visitor,
  now: Date,
  work: () => Promise<Result>,
): Promise<Result> {
  const counted = await countCall(route, visitor, now)
  const takeBack = async () => {
    // Without it some calls less are left for a while: no reason to fail what has succeeded.
    await Promise.allSettled(counted.map(uncount))
  }
  try {
    const result = await work()
    await takeBack()
    return result
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'unauthorized')) await takeBack()
    throw error
  }
}

/** The client comes first: what it is refused does not use up what is there for everyone. */
async function countCall(route: LimitedRoute, { address, email }: Visitor, now: Date): Promise<Key[]> {
  const { client, email: perEmail, everyone }: Limits = limits[route]
  const counted = [await countOne(route, ['client', address], client, now)]
  if (perEmail && email !== undefined) counted.push(await countOne(route, ['email', email], perEmail, now))
  return [...counted, await countOne(route, ['everyone'], everyone, now)]
}

async function countOne(route: LimitedRoute, who: string[], limit: Limit, now: Date): Promise<Key> {
  const { start, left } = windowAt(now, limit)
  const key = keyOf.limit(route, await pseudonymOf(who, now), start)
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: key,
    UpdateExpression: 'ADD #count :one SET expiresAt = :expiresAt',
    ConditionExpression: 'attribute_not_exists(#count) OR #count < :most',
    ExpressionAttributeNames: { '#count': 'count' },
    ExpressionAttributeValues: {
      ':one': 1,
      ':most': limit.count,
      ':expiresAt': start + limit.seconds,
    },
  })
  try {
    await documents().send(update)
    return key
  } catch (cause) {
    if (!(cause instanceof ConditionalCheckFailedException)) throw cause
    const message = `Too many tries. Please wait ${waitInWords(left)} and try again.`
    throw new AppError('too_many', message, { cause, retryAfter: left })
  }
}

async function uncount(key: Key): Promise<void> {
  await documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: key,
      UpdateExpression: 'ADD #count :less',
      ConditionExpression: 'attribute_exists(#count)',
      ExpressionAttributeNames: { '#count': 'count' },
      ExpressionAttributeValues: { ':less': -1 },
    }),
  )
}
