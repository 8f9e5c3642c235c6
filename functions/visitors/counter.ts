import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { countedTogether, type Counter, isBucket, waitOf, windowAt } from '#domain/count-calls'
import type { Bucket, BucketRule, Calling, LimitedRoute, Rule, Window } from '#domain/limits'
import { documents, tableName } from '#table/client'
import { whenConditionHolds } from '#table/condition'
import type { Item, Key } from '#table/keys'
import { getItem } from '#table/read'
import { retry } from '#table/retry'
import { keyOf } from './keys'
import { pseudonymOf } from './visitor'

/** Counts the calls of a route in the table (domain/limits). What it has read of a bucket, it reads once. */
export function counterOf(route: LimitedRoute, now: Date): Counter {
  const known = new Map<string, Promise<number>>()
  const keyFor = async (rule: Rule, calling: Calling): Promise<Key> => {
    const { of, start } = countedTogether(rule, calling, now)
    return keyOf.limit(route, await pseudonymOf(of, now), start)
  }
  const emptyAt = async (key: Key): Promise<number> => {
    const reading = known.get(key.pk) ?? getItem(key).then(emptyAtOf)
    known.set(key.pk, reading)
    return reading
  }
  return {
    look: async (rule, calling) => waitOf(rule, await emptyAt(await keyFor(rule, calling)), now),
    add: async (rule, calling) => {
      const key = await keyFor(rule, calling)
      if (isBucket(rule)) return addToBucket(key, rule, await emptyAt(key), now)
      return (await addToWindow(key, rule, now)) ? 0 : windowAt(now, rule).left
    },
    remove: async (rule, calling) => {
      const key = await keyFor(rule, calling)
      return isBucket(rule) ? removeOne(key, 'emptyAt', rule.every * 1000) : removeOne(key, 'count', 1)
    },
  }
}

async function addToWindow(key: Key, rule: Window, now: Date): Promise<boolean> {
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: key,
    UpdateExpression: 'ADD #count :one SET expiresAt = :expiresAt',
    ConditionExpression: 'attribute_not_exists(#count) OR #count < :most',
    ExpressionAttributeNames: { '#count': 'count' },
    ExpressionAttributeValues: {
      ':one': 1,
      ':most': rule.count,
      ':expiresAt': windowAt(now, rule).start + rule.seconds,
    },
  })
  return whenConditionHolds(documents().send(update))
}

/**
 * Fills a place of a bucket: one write, and another each time that another call was faster. A bucket with no
 * room costs none. `emptyAt` is the moment at which all its places are free, in milliseconds since 1970.
 */
async function addToBucket(key: Key, rule: BucketRule, emptyAt: number, now: Date): Promise<number> {
  const state = { emptyAt }
  const isCounted = await retry({ attempts: 10 }, async () => {
    if (waitOf(rule, state.emptyAt, now) > 0) return true
    if (await whenConditionHolds(documents().send(fillOne(key, rule, state.emptyAt <= now.getTime(), now)))) {
      return true
    }
    state.emptyAt = emptyAtOf(await getItem(key, { latest: true }))
    return false
  })
  // So many at once are a flood.
  return isCounted ? waitOf(rule, state.emptyAt, now) : rule.every
}

function emptyAtOf(item: Item | undefined): number {
  return Number(item?.['emptyAt'] ?? 0)
}

function fillOne(key: Key, { count, every }: Bucket, isEmpty: boolean, now: Date): UpdateCommand {
  const time = now.getTime()
  const update = isEmpty
    ? {
        UpdateExpression: 'SET emptyAt = :next, expiresAt = :expiresAt',
        ConditionExpression: 'attribute_not_exists(emptyAt) OR emptyAt <= :now',
        values: { ':now': time, ':next': time + every * 1000 },
      }
    : {
        UpdateExpression: 'ADD emptyAt :place SET expiresAt = :expiresAt',
        ConditionExpression: 'emptyAt > :now AND emptyAt <= :most',
        values: { ':now': time, ':place': every * 1000, ':most': time + (count - 1) * every * 1000 },
      }
  const { values, ...expressions } = update
  return new UpdateCommand({
    TableName: tableName(),
    Key: key,
    ...expressions,
    ExpressionAttributeValues: { ...values, ':expiresAt': Math.ceil(time / 1000 + count * every) },
  })
}

async function removeOne(key: Key, attribute: string, amount: number): Promise<void> {
  await documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: key,
      UpdateExpression: 'ADD #count :less',
      ConditionExpression: 'attribute_exists(#count)',
      ExpressionAttributeNames: { '#count': attribute },
      ExpressionAttributeValues: { ':less': -amount },
    }),
  )
}
