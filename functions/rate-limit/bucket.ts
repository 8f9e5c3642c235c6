import { type Bucket, waitOf } from '#domain/http/limits'
import type { Item, Key } from '#table/keys'
import { getItem } from '#table/read'
import { retry } from '#table/retry'
import { updateIf } from '#table/condition'

export interface StoredBucket {
  wait: () => Promise<number>
  /** Returns 0, or the seconds to wait if the bucket is full. */
  fill: () => Promise<number>
  free: () => Promise<void>
}

export function bucketAt(key: Key, bucket: Bucket, now: Date): StoredBucket {
  let reading: Promise<number> | undefined
  const emptyAt = () => (reading ??= getItem(key).then(emptyAtOf))
  return {
    wait: async () => waitOf(bucket, await emptyAt(), now),
    fill: async () => fill(key, bucket, await emptyAt(), now),
    free: () => free(key, bucket),
  }
}

/** One write, and another each time that another call was faster. A full bucket costs none. */
async function fill(key: Key, bucket: Bucket, read: number, now: Date): Promise<number> {
  let emptyAt = read
  const isDone = await retry({ attempts: 10 }, async () => {
    if (waitOf(bucket, emptyAt, now) > 0) return true
    if (await fillOne(key, bucket, emptyAt, now)) return true
    emptyAt = emptyAtOf(await getItem(key, { consistent: true }))
    return false
  })
  // This many simultaneous calls are a flood.
  return isDone ? waitOf(bucket, emptyAt, now) : Math.ceil(bucket.every)
}

/** In milliseconds since 1970. */
const emptyAtOf = (item: Item | undefined): number => Number(item?.['emptyAt'] ?? 0)

function fillOne(key: Key, { count, every }: Bucket, emptyAt: number, now: Date): Promise<boolean> {
  const time = now.getTime()
  const slot = every * 1000
  const { values, ...expressions } =
    emptyAt <= time
      ? {
          UpdateExpression: 'SET emptyAt = :next, expiresAt = :expiresAt',
          ConditionExpression: 'attribute_not_exists(emptyAt) OR emptyAt <= :now',
          values: { ':now': time, ':next': time + slot },
        }
      : {
          UpdateExpression: 'ADD emptyAt :slot SET expiresAt = :expiresAt',
          ConditionExpression: 'emptyAt > :now AND emptyAt <= :most',
          values: { ':now': time, ':slot': slot, ':most': time + (count - 1) * slot },
        }
  return updateIf(key, {
    ...expressions,
    ExpressionAttributeValues: { ...values, ':expiresAt': Math.ceil(time / 1000 + count * every) },
  })
}

async function free(key: Key, { every }: Bucket): Promise<void> {
  await updateIf(key, {
    UpdateExpression: 'ADD emptyAt :slot',
    ConditionExpression: 'attribute_exists(emptyAt)',
    ExpressionAttributeValues: { ':slot': -every * 1000 },
  })
}
