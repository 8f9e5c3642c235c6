import { isDoubtedAfter } from '#domain/proof/doubt'
import type { Tally } from '#domain/proof/proof'
import { isVerdict } from '#domain/proof/verdict'
import { dayOf } from '#functions/visitors/day'
import { putNew, remove, type Write } from '#table/write'
import { versionConflict } from '#table/rewrite'
import { doubtOf, waitsSince } from './stored-doubt'
import { keyOf } from '#functions/entity/keys'
import { type Offer, putRevised } from './offer-signals'
import type { Change } from './settle-signals'

interface Judged extends Change {
  tally: Tally
  ofStore: Tally
}

interface Doubt {
  /** Of the coupon, where they change. */
  attributes: { doubtedAt?: string | undefined; askedAt?: string | undefined }
  writes: Write[]
}

/** Whether an offer waits for a test by staff after a signal, and whether visitors are told so. */
export function doubtAfter(offer: Offer, judged: Judged, now: Date): Doubt {
  const { askedAt, doubtedAt } = offer.coupon as { askedAt?: string; doubtedAt?: string }
  const since = waitsSince({ askedAt, doubtedAt })
  const isDoubted = staysDoubted(offer, judged, now)
  const isWaiting = isDoubted || asksStaff(judged, since !== undefined, now)
  const from = since ?? now.toISOString()
  const after = {
    doubtedAt: isDoubted ? (doubtedAt ?? now.toISOString()) : undefined,
    // One in doubt stays in its place of the list.
    askedAt: isDoubted ? askedAt : isWaiting ? from : undefined,
  }
  const isSame = after.doubtedAt === doubtedAt && after.askedAt === askedAt
  const isVisitors = judged.entry.source === 'visitor' && isDoubted !== (doubtedAt !== undefined)
  return {
    attributes: isSame ? {} : after,
    writes: [
      ...(isWaiting && since === undefined ? [putNew(doubtOf(offer.coupon, from), versionConflict)] : []),
      ...(!isWaiting && since !== undefined ? [remove(keyOf.doubt(String(offer.coupon._id)))] : []),
      ...(isVisitors ? countDoubt(offer, isDoubted) : []),
    ],
  }
}

function staysDoubted({ coupon }: Offer, { entry, answers, ...tallies }: Judged, now: Date): boolean {
  const isDoubted = coupon.doubtedAt !== undefined
  const isVisitors = entry.source === 'visitor' && coupon.testOutcome !== 'failed'
  if (isVisitors && takesBack({ entry, answers, ...tallies }) && !isVerdict('failed', answers)) return false
  return entry.counted ? isDoubtedAfter({ ...entry, ...tallies, isDoubted }, now) : isDoubted
}

/** Whether visitors ask staff to look at an offer: one does it. */
function asksStaff({ entry, answers, ...judged }: Judged, isWaiting: boolean, now: Date): boolean {
  if (entry.source === 'staff') return false
  if (entry.counted && !isDoubtedAfter({ ...entry, ...judged, isDoubted: true }, now)) return false
  const isHeard = answers.some(({ signal }) => signal === entry.sk)
  if (isHeard && entry.outcome === 'failed') return true
  const left = answers.some(({ outcome }) => outcome === 'failed')
  return isWaiting && (left || !takesBack({ entry, answers, ...judged }))
}

/** Whether somebody no longer says that an offer does not work. */
function takesBack({ own, entry, answers }: Judged): boolean {
  const says = entry.outcome === 'failed' && answers.some(({ signal }) => signal === entry.sk)
  return own?.outcome === 'failed' && own.uncounted !== 'network' && !says
}

/** Counts the offers that visitors put in doubt on a day. What is taken back was none. */
function countDoubt({ coupon, doubtDay, doubtItem }: Offer, isDoubted: boolean): Write[] {
  const key = keyOf.doubtDay
  if (isDoubted) return [putRevised(doubtItem, { ...key, ...doubtDay, count: doubtDay.count + 1 })]
  if (!doubtItem || doubtItem.day !== dayOf(new Date(String(coupon.doubtedAt)))) return []
  return [putRevised(doubtItem, { ...doubtItem, count: Math.max(0, Number(doubtItem.count) - 1) })]
}
