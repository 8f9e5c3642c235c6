import type { Coupon } from '#domain/coupon'
import { statusOf } from '#domain/coupon-status'
import type { Page, PageRequest } from '#domain/paging'
import { tableName } from '#table/client'
import { isHidden } from '#table/hidden'
import type { Item } from '#table/keys'
import { getItems, queryItems, queryPage } from '#table/read'
import { briefly } from '#table/retry'
import { isConflict, versionConflict } from '#table/rewrite'
import { putNew, remove, transact, type Write } from '#table/write'
import { inDoubt, keyOf } from './keys'
import { toStoreReference } from './references'
import { staffAt, type StoredCoupon, toCouponFor, withOffer } from './stored-coupon'

/**
 * The coupons that wait for a test by staff, the longest waiting first, without those of deleted stores and
 * those that have ended or were withdrawn.
 */
export async function listDoubtedCoupons(page: PageRequest, now: Date): Promise<Page<Coupon>> {
  const list = { index: 'byList', partition: inDoubt.coupons } as const
  const { items: doubts, next } = await queryPage(list, page)
  const unended = doubts.filter((doubt) => !hasExpired(doubt, now))
  return { items: await couponsOf(unended, now), next }
}

/** So many end between two runs of the task, or a few of them take turns. */
const mostEnded = 500

/** Removes doubts about offers that have ended: DynamoDB does so in its own time. For the task. */
export async function removeEndedDoubts(now: Date): Promise<void> {
  const list = { index: 'byStatus', partition: inDoubt.coupons, to: `${now.toISOString()}$` } as const
  const ended = await queryItems(list, mostEnded)
  for (let at = 0; at < ended.length; at += 100) {
    await settle(ended.slice(at, at + 100).map(removeAsEnded))
  }
}

/** On the condition that its offer did not get another end meanwhile. */
function removeAsEnded({ pk, sk, statusSk }: Item): Write {
  return {
    item: {
      Delete: {
        TableName: tableName(),
        Key: { pk, sk },
        ConditionExpression: 'attribute_not_exists(pk) OR statusSk = :end',
        ExpressionAttributeValues: { ':end': statusSk },
      },
    },
    refusal: versionConflict,
  }
}

/** Whether the offer of a doubt has ended, and the task has not removed it yet. */
function hasExpired({ expiresAt }: Item, now: Date): boolean {
  return expiresAt !== undefined && Number(expiresAt) * 1000 <= now.getTime()
}

async function couponsOf(doubts: Item[], now: Date): Promise<Coupon[]> {
  const toCoupon = toCouponFor(staffAt(now))
  const found = await getItems(
    doubts.flatMap(({ couponId, storeId }) => [keyOf.coupon(String(couponId)), keyOf.store(String(storeId))]),
  )
  const byId = new Map(found.map((item) => [item._id, item]))
  return doubts.flatMap(({ couponId, storeId }) => {
    const [coupon, store] = [byId.get(couponId), byId.get(storeId)]
    return coupon && store && waits(coupon, now) ? toCoupon(coupon, toStoreReference(store), store) : []
  })
}

/** Whether it makes a difference to anybody that an offer is tested. */
function waits(coupon: Item, now: Date): boolean {
  const status = statusOf(withOffer(coupon), now)
  return !isHidden(coupon) && status !== 'withdrawn' && status !== 'expired'
}

/** The item that has a coupon wait for a test, until the offer ends. */
export function doubtOf(coupon: object, doubtedAt: string): Item {
  const { _id: couponId, storeId, endsAt } = withOffer(coupon as StoredCoupon)
  return {
    ...keyOf.doubt(couponId),
    ...inDoubt.coupon(doubtedAt, couponId),
    couponId,
    storeId,
    ...(endsAt !== null && endingAt(Math.ceil(Date.parse(endsAt) / 1000), couponId)),
  }
}

/** What a doubt holds of the end of its offer, in seconds since 1970. */
export function endingAt(expiresAt: number, couponId: string) {
  return { ...inDoubt.ending(expiresAt, couponId), expiresAt }
}

/** Puts a coupon on that list. It stays in its place if it is there. */
export async function beginDoubt(coupon: Item, now: Date): Promise<void> {
  const doubtedAt = now.toISOString()
  await settle([
    mark(coupon, {
      UpdateExpression: 'SET doubtedAt = :at',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(doubtedAt)',
      ExpressionAttributeValues: { ':at': doubtedAt },
    }),
    putNew(doubtOf(coupon, doubtedAt), versionConflict),
  ])
}

/** Takes a coupon from that list. */
export async function endDoubt(coupon: Item): Promise<void> {
  await settle([
    mark(coupon, {
      UpdateExpression: 'REMOVE doubtedAt',
      ConditionExpression: 'attribute_exists(doubtedAt)',
    }),
    remove(keyOf.doubt(String(coupon._id))),
  ])
}

interface Change {
  UpdateExpression: string
  ConditionExpression: string
  ExpressionAttributeValues?: Record<string, string>
}

/**
 * Changes the mark of a coupon. One that is hidden with its store stays as it is, and so does one that has
 * become another offer meanwhile.
 */
function mark({ pk, sk, proofEpoch }: Item, change: Change): Write {
  const { UpdateExpression, ConditionExpression, ExpressionAttributeValues } = change
  const isNew = proofEpoch === undefined
  const values = { ...ExpressionAttributeValues, ...(!isNew && { ':epoch': proofEpoch }) }
  return {
    item: {
      Update: {
        TableName: tableName(),
        Key: { pk, sk },
        UpdateExpression,
        ConditionExpression: [
          ConditionExpression,
          'attribute_not_exists(hiddenKeys)',
          isNew ? 'attribute_not_exists(proofEpoch)' : 'proofEpoch = :epoch',
        ].join(' AND '),
        ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
      },
    },
    refusal: versionConflict,
  }
}

/** Does both writes. Where another signal was faster, its own settles it. */
async function settle(writes: Write[]): Promise<void> {
  await transact(writes, briefly).catch((error: unknown) => {
    if (!isConflict(error)) throw error
  })
}
