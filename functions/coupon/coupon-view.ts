import { countedViews } from '#domain/coupon/limits'
import { networksOf } from '#domain/http/network'
import { AppError } from '#domain/http/errors'
import { noSuch } from '#functions/entity/entity'
import { coupons } from './coupon'
import { viewsOn } from './stored-coupon'
import { utcDayOf, expiryAtEndOfDay } from '#domain/time/utc-day'
import type { Key } from '#table/keys'
import { keyOfCoupon, keyOfView } from './keys'
import { uniqueBrowserUpdate } from './unique-browser'
import { pseudonymOf } from '#functions/rate-limit/visitor'
import { contentionRetry } from '#table/retry'
import { transact, type Write, writeTo } from '#table/write'

/** At most one view of a visitor a day (UTC), by a pseudonym (domain/coupon/limits). Throws `not_found`. */
export async function countView(
  couponId: string,
  { address, userAgent }: { address: string; userAgent: string },
  now: Date,
): Promise<number> {
  const day = utcDayOf(now)
  const { client, block } = networksOf(address)
  const keyFor = async (parts: string[]) => keyOfView(couponId, day, await pseudonymOf(parts, now))
  const browser = await pseudonymOf(['browser', userAgent], now)
  const seen: Write[] = [
    writeTo('Update', await keyFor(['client', client]), {
      ...uniqueBrowserUpdate(browser, now),
      refusal: alreadySeen,
    }),
    ...(block === undefined ? [] : [addBlockView(await keyFor(['block', block]), now)]),
  ]
  await addViews(couponId, day, 1, seen).catch((error: unknown) => {
    if (error !== alreadySeen) throw error
  })
  return viewsOn(day, await coupons.get(couponId, { consistent: true }))
}

function addBlockView(key: Key, now: Date): Write {
  return writeTo('Update', key, {
    UpdateExpression: 'ADD seen :one SET expiresAt = :expiresAt',
    ConditionExpression: 'attribute_not_exists(seen) OR seen < :most',
    ExpressionAttributeValues: {
      ':one': 1,
      ':most': countedViews.perBlock,
      ':expiresAt': expiryAtEndOfDay(now),
    },
    refusal: alreadySeen,
  })
}

/** Adds to the count of a day (2026-05-31) and to the total. Throws `not_found`. */
export async function addViews(
  couponId: string,
  day: string,
  views: number,
  otherWrites: Write[] = [],
): Promise<void> {
  // Another request may begin the day between two attempts. Then the third one adds to its count.
  for (const expressions of [addToDay, beginDay, addToDay]) {
    const update = writeTo('Update', keyOfCoupon(couponId), {
      ...expressions,
      ExpressionAttributeValues: { ':views': views, ':day': day },
      refusal: otherDay,
    })
    try {
      return await transact([...otherWrites, update], untilSoon)
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

/** Up to three of these come one after the other. */
const untilSoon = { ...contentionRetry, within: 2000 }

const otherDay = new AppError('conflict', 'The count is of another day.')
const alreadySeen = new AppError('conflict', 'The visitor has been counted.')
