import { createHash } from 'node:crypto'
import { AppError } from '#domain/http/errors'
import { countedViews } from '#domain/coupon/limits'
import { networksOf } from '#domain/http/network'
import { networkGroups } from '#domain/proof/verdict'
import { utcDayOf } from '#domain/time/utc-day'
import { pseudonymOf } from '#functions/rate-limit/visitor'
import { getItems } from '#table/read'
import { keyOfView } from '#functions/coupon/keys'
import { keyOfClick } from '../click/public'

export interface Voter {
  /** A pseudonym of the day. */
  visitor: string
  /** A pseudonym of the widest network that may have one owner. It has one vote a day for each offer. */
  network: string
  group: number
}

/** Throws `conflict` for a visitor who has not viewed the offer today (coupon-view.ts). */
export async function eligibleVoter(
  couponId: string,
  { address, userAgent }: { address: string; userAgent: string },
  now: Date,
): Promise<Voter> {
  const { client, block } = networksOf(address)
  const day = utcDayOf(now)
  const pseudonym = (...parts: string[]) => pseudonymOf(parts, now)
  const browser = await pseudonym('browser', userAgent)
  const looker = await pseudonym('client', client)
  const ofClient = [keyOfView(couponId, day, looker), keyOfClick(couponId, day, looker)]
  const ofBlock = block === undefined ? [] : [keyOfView(couponId, day, await pseudonym('block', block))]
  const views = await getItems([...ofClient, ...ofBlock], { consistent: true })
  const hasLooked = views.some(({ browsers, seen }) =>
    browsers instanceof Set
      ? browsers.has(browser) || browsers.size >= countedViews.perClient
      : Number(seen) >= countedViews.perBlock,
  )
  if (!hasLooked) throw new AppError('conflict', 'Open the offer before you say whether it worked.')
  return {
    visitor: await pseudonym('visitor', client, userAgent),
    network: await pseudonym('network', block ?? client),
    group:
      createHash('sha256')
        .update(block ?? client)
        .digest()
        .readUInt8() % networkGroups,
  }
}
