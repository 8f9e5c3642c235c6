import { clickDays } from '#domain/click/click'
import { networksOf } from '#domain/http/network'
import type { Placement } from '#domain/click/placement'
import { utcDayOf, expiryAtEndOfDay } from '#domain/time/utc-day'
import { pseudonymOf } from '#functions/rate-limit/visitor'
import { updateIf } from '#table/condition'
import { type ClickedOffer, keyOfClickCount } from './keys'
import { keyOfClick } from './public'
import { uniqueBrowserUpdate } from '#functions/coupon/unique-browser'

export interface Click extends ClickedOffer {
  placement: Placement
}

/** No transaction: simultaneous clicks would refuse each other. If the second write fails, one is lost. */
export async function countClick(
  click: Click,
  { address, userAgent }: { address: string; userAgent: string },
  now: Date,
): Promise<void> {
  const day = utcDayOf(now)
  const visitor = await pseudonymOf(['client', networksOf(address).client], now)
  const browser = await pseudonymOf(['browser', userAgent], now)
  const key = keyOfClick(click.couponId ?? click.storeId, day, visitor)
  const isFirst = await updateIf(key, uniqueBrowserUpdate(browser, now))
  await addClicks(click, isFirst ? { clicks: 1, repeats: 0 } : { clicks: 0, repeats: 1 }, now)
}

interface Counts {
  clicks: number
  repeats: number
}

export async function addClicks(click: Click, counts: Counts, now: Date): Promise<void> {
  const { key, ...update } = additionOf(click, counts, now)
  await updateIf(key, update)
}

/** The update of a day's count. It is deleted after `clickDays`. */
export const additionOf = ({ placement, ...offer }: Click, { clicks, repeats }: Counts, now: Date) => ({
  key: keyOfClickCount(utcDayOf(now), offer, placement),
  UpdateExpression: 'ADD clicks :clicks, repeats :repeats SET expiresAt = :expiresAt',
  ExpressionAttributeValues: {
    ':clicks': clicks,
    ':repeats': repeats,
    ':expiresAt': expiryAtEndOfDay(now) + clickDays * 24 * 3600,
  },
})
