import { countedViews } from '#domain/limits'
import { networksOf } from '#domain/network'
import { AppError } from '#domain/errors'
import { tableName } from '#table/client'
import { noSuch } from './entity'
import { coupons, viewsOn } from './coupon'
import { dayOf, endOfDay } from '#functions/visitors/day'
import type { Key } from '#table/keys'
import { keyOf } from './keys'
import { pseudonymOf } from '#functions/visitors/visitor'
import { transact, type Write } from '#table/write'

/**
 * Counts that a visitor has looked at a coupon, once a day (UTC), and answers with the day's count. Who has
 * looked is told by address, and behind one address by a few browsers (domain/limits), of which nothing is
 * kept (functions/visitors/visitor). Throws `not_found`.
 */
export async function countView(
  couponId: string,
  { address, userAgent }: { address: string; userAgent: string },
  now: Date,
): Promise<number> {
  const day = dayOf(now)
  const { client, block } = networksOf(address)
  const keyFor = async (parts: string[]) => keyOf.view(couponId, day, await pseudonymOf(parts, now))
  const seen = [
    seenBy(await keyFor(['client', client]), await pseudonymOf(['browser', userAgent], now), now),
    ...(block === undefined ? [] : [seenIn(await keyFor(['block', block]), now)]),
  ]
  await addViews(couponId, day, 1, seen).catch((error: unknown) => {
    if (error !== alreadySeen) throw error
  })
  return viewsOn(day, await coupons.get(couponId, { latest: true }))
}

/** One more browser behind an address. */
function seenBy(key: Key, browser: string, now: Date): Write {
  return {
    refusal: alreadySeen,
    item: {
      Update: {
        TableName: tableName(),
        Key: key,
        UpdateExpression: 'ADD browsers :browser SET expiresAt = :expiresAt',
        ConditionExpression:
          'attribute_not_exists(browsers) OR (NOT contains(browsers, :one) AND size(browsers) < :most)',
        ExpressionAttributeValues: {
          ':browser': new Set([browser]),
          ':one': browser,
          ':most': countedViews.perClient,
          ':expiresAt': endOfDay(now),
        },
      },
    },
  }
}

/** One more view from a block of addresses. */
function seenIn(key: Key, now: Date): Write {
  return {
    refusal: alreadySeen,
    item: {
      Update: {
        TableName: tableName(),
        Key: key,
        UpdateExpression: 'ADD seen :one SET expiresAt = :expiresAt',
        ConditionExpression: 'attribute_not_exists(seen) OR seen < :most',
        ExpressionAttributeValues: { ':one': 1, ':most': countedViews.perBlock, ':expiresAt': endOfDay(now) },
      },
    },
  }
}

/**
 * Adds views to a coupon's count of a day (2026-05-31) and to its total, in one transaction with other
 * writes: the first of a day begins that day's count at zero. Throws `not_found`, and what the other writes
 * refuse.
 */
export async function addViews(
  couponId: string,
  day: string,
  views: number,
  beside: Write[] = [],
): Promise<void> {
  // Between two tries another first view of the day may get in; then there is a count to add to.
  for (const expressions of [addToDay, beginDay, addToDay]) {
    const update = {
      Update: {
        TableName: tableName(),
        Key: keyOf.coupon(couponId),
        ...expressions,
        ExpressionAttributeValues: { ':views': views, ':day': day },
      },
    }
    try {
      return await transact([...beside, { item: update, refusal: otherDay }])
    } catch (error) {
      if (error !== otherDay) throw error
    }
  }
  throw noSuch('COUPON')
}

const addToDay = {
  UpdateExpression: 'ADD viewsToday :views, viewTotal :views',
  ConditionExpression: 'viewsDay = :day',
}

const beginDay = {
  UpdateExpression: 'SET viewsDay = :day, viewsToday = :views ADD viewTotal :views',
  ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(viewsDay) OR viewsDay <> :day)',
}

/** Neither leaves this module: one leads to another try, the other to the count as it is. */
const otherDay = new AppError('conflict', 'The count is of another day.')
const alreadySeen = new AppError('conflict', 'The visitor has been counted.')
