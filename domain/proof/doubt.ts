import { confidenceOf, isKnown, storeRateOf } from './confidence'
import type { Outcome, Source, Tally } from './proof'

/**
 * Below the lower one an offer waits for a test by staff. Visitors end that only from the upper one on, so
 * that no single signal leads from one to the other and back.
 */
const thresholds = { lower: 0.3, upper: 0.4 } as const

interface Judged {
  /** The signal that was counted last. */
  source: Source
  outcome: Outcome
  isDoubted: boolean
  /** The tallies of the offer and of its store after that signal. */
  tally: Tally
  ofStore: Tally | undefined
}

/**
 * Whether an offer waits for a test by staff after a signal. Visitors can have it tested, and no more: they
 * withdraw nothing. A test decides.
 */
export function isDoubtedAfter(judged: Judged, now: Date): boolean {
  const { source, outcome, isDoubted, tally, ofStore } = judged
  if (source === 'staff') return outcome !== 'worked'
  const confidence = confidenceOf(tally, storeRateOf(ofStore, now), now)
  if (isDoubted) return outcome !== 'worked' || confidence < thresholds.upper
  return outcome === 'failed' && isKnown(tally, now) && confidence < thresholds.lower
}
