import { confidenceOf, hasEnoughSignals, storeRateOf } from './confidence'
import { effectiveOf, halfLives, type Outcome, type Tally } from './tally'
import type { Proof, ProofState } from './proof'
import { day } from '../time/lengths'

/** What is stored about whether a coupon works. Times are ISO 8601. */
export interface ProofRecord {
  tally: Tally | undefined
  ofStore: Tally | undefined
  checkedAt?: string | undefined
  workedAt?: string | undefined
  testedAt?: string | undefined
  testOutcome?: Outcome | undefined
  doubtedAt?: string | undefined
}

/** What pages show at a moment. Rounded, so that equal responses stay equal in caches. */
export function proofOf(known: ProofRecord, now: Date): Proof {
  const { tally, ofStore, checkedAt = null, workedAt = null, testedAt = null } = known
  const { testOutcome = null, doubtedAt = null } = known
  const store = effectiveOf(ofStore, now)
  const { worked, failed, people, peopleWorked } = effectiveOf(tally, now)
  const storeRate = storeRateOf(ofStore, now)
  const total = Math.round(people)
  return {
    worked: Math.min(total, Math.round(peopleWorked)),
    total,
    confidence: rounded(confidenceOf(tally, storeRate, now), 2),
    checkedAt,
    workedAt,
    testedAt,
    testOutcome,
    doubtedAt,
    state: stateOf(known, now),
    parts: {
      worked: rounded(worked, 1),
      failed: rounded(failed, 1),
      storeRate: rounded(storeRate, 2),
      storeSignals: rounded(store.worked + store.failed, 1),
      halfLife: (tally?.halfLife ?? halfLives.evergreen) / day,
    },
  }
}

function stateOf({ tally, checkedAt, doubtedAt }: ProofRecord, now: Date): ProofState {
  if (doubtedAt !== undefined) return 'checking'
  if (checkedAt === undefined) return 'untested'
  return hasEnoughSignals(tally, now) ? 'works' : 'few'
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}
