import { confidenceOf, hasEnoughSignals, storeRateOf } from './confidence'
import type { Outcome, VoteSource, Tally } from './tally'

/** Below `lower` a coupon waits for a test; votes end that from `upper` on. So no vote flips it back. */
const thresholds = { lower: 0.3, upper: 0.4 } as const

interface Judged {
  source: VoteSource
  outcome: Outcome
  isDoubted: boolean
  tally: Tally
  ofStore: Tally | undefined
}

/** Whether a coupon waits for a test by staff after a vote. Visitors withdraw nothing. */
export function isDoubtedAfter(judged: Judged, now: Date): boolean {
  const { source, outcome, isDoubted, tally, ofStore } = judged
  if (source === 'staff') return outcome !== 'worked'
  const confidence = confidenceOf(tally, storeRateOf(ofStore, now), now)
  if (isDoubted) return outcome !== 'worked' || confidence < thresholds.upper
  return outcome === 'failed' && hasEnoughSignals(tally, now) && confidence < thresholds.lower
}
