import { isDoubtedAfter } from '#domain/proof/doubt'
import type { Tally } from '#domain/proof/tally'
import { isVerdict } from '#domain/proof/verdict'
import { utcDayOf } from '#domain/time/utc-day'
import { putNew, remove, type Write } from '#table/write'
import { versionConflict, putNextRevision } from '#table/if-unchanged'
import { doubtOf, waitsSince } from './stored-doubt'
import { doubtDayKey, keyOfDoubt } from './keys'
import type { CouponSignals } from './coupon-signals'
import { isBeingChecked } from './public'
import type { SignalChange } from './stored-signal'

interface Judged extends SignalChange {
  tally: Tally
  ofStore: Tally
}

export function doubtAfter(offer: CouponSignals, judged: Judged, now: Date) {
  const { askedAt, doubtedAt } = offer.coupon as { askedAt?: string; doubtedAt?: string }
  const since = waitsSince({ askedAt, doubtedAt })
  const isDoubted = staysDoubted(offer, judged, now)
  const isWaiting = isDoubted || asksStaff(judged, since !== undefined, now)
  const from = since ?? now.toISOString()
  const after = {
    doubtedAt: isDoubted ? (doubtedAt ?? now.toISOString()) : undefined,
    // A doubted coupon keeps `askedAt`, so it stays where it is in the queue.
    askedAt: isDoubted ? askedAt : isWaiting ? from : undefined,
  }
  const isSame = after.doubtedAt === doubtedAt && after.askedAt === askedAt
  const isVisitors = judged.entry.source === 'visitor' && isDoubted !== (doubtedAt !== undefined)
  return {
    attributes: isSame ? {} : after,
    writes: [
      ...(isWaiting && since === undefined ? [putNew(doubtOf(offer.coupon, from), versionConflict)] : []),
      ...(!isWaiting && since !== undefined ? [remove(keyOfDoubt(String(offer.coupon._id)))] : []),
      ...(isVisitors ? countDoubt(offer, isDoubted) : []),
    ],
  }
}

function staysDoubted({ coupon }: CouponSignals, { entry, votes, ...tallies }: Judged, now: Date): boolean {
  const isDoubted = isBeingChecked(coupon)
  const isVisitors = entry.source === 'visitor' && coupon.testOutcome !== 'failed'
  if (isVisitors && takesBack({ entry, votes, ...tallies }) && !isVerdict('failed', votes)) return false
  return entry.counted ? isDoubtedAfter({ ...entry, ...tallies, isDoubted }, now) : isDoubted
}

function asksStaff({ entry, votes, ...judged }: Judged, isWaiting: boolean, now: Date): boolean {
  if (entry.source === 'staff') return false
  if (entry.counted && !isDoubtedAfter({ ...entry, ...judged, isDoubted: true }, now)) return false
  const isHeard = votes.some(({ signal }) => signal === entry.sk)
  if (isHeard && entry.outcome === 'failed') return true
  const left = votes.some(({ outcome }) => outcome === 'failed')
  return isWaiting && (left || !takesBack({ entry, votes, ...judged }))
}

function takesBack({ own, entry, votes }: Judged): boolean {
  const says = entry.outcome === 'failed' && votes.some(({ signal }) => signal === entry.sk)
  return own?.outcome === 'failed' && own.uncounted !== 'network' && !says
}

/** Counts a doubt of today. A doubt that visitors take back is subtracted again. */
function countDoubt({ coupon, doubtDay, doubtItem }: CouponSignals, isDoubted: boolean): Write[] {
  const key = doubtDayKey
  if (isDoubted) return [putNextRevision(doubtItem, { ...key, ...doubtDay, count: doubtDay.count + 1 })]
  if (!doubtItem || doubtItem.day !== utcDayOf(new Date(String(coupon.doubtedAt)))) return []
  return [putNextRevision(doubtItem, { ...doubtItem, count: Math.max(0, Number(doubtItem.count) - 1) })]
}
