import { day, hour } from '../time/lengths'

export const outcomes = ['worked', 'failed', 'partly'] as const

export type Outcome = (typeof outcomes)[number]

export const weights = { visitor: 1, staff: 3, feed: 2 } as const

export type VoteSource = keyof typeof weights

/** The part of a signal that says the offer works. */
const share: Record<Outcome, number> = { worked: 1, partly: 0.5, failed: 0 }

/** Milliseconds after which a signal counts half, by the kind of offer. */
export const halfLives = { flash: 12 * hour, regular: 7 * day, evergreen: 30 * day } as const

export type OfferKind = keyof typeof halfLives

/** An offer is flash up to this length, and evergreen above the other one, in days. */
const kindDays = { flash: 3, regular: 90 } as const

/** The kind of an offer by its dates. One that has no end is evergreen. */
export function kindOf(offer: {
  createdAt: string
  startsAt?: string | null | undefined
  endsAt?: string | null | undefined
}): OfferKind {
  if (!offer.endsAt) return 'evergreen'
  const days = (Date.parse(offer.endsAt) - Date.parse(offer.startsAt ?? offer.createdAt)) / day
  if (days <= kindDays.flash) return 'flash'
  return days <= kindDays.regular ? 'regular' : 'evergreen'
}

/** Six further signals halve a signal too, so that a dead code shows soon despite a good past. */
const halvingSignals = 6

const unit = 10_000

/** A tally gets a new landmark after so many half-lives, so that its counters stay below 2^53. */
const rebaseAfter = 16

/** The age of a moment in half-lives: by time alone, and by time and signals. */
export interface Ages {
  byTime: number
  byBoth: number
}

export interface Counters {
  /** Weighted; they fade with time and with signals. They make the confidence. */
  worked: number
  failed: number
  /** Visitors who voted, and for whom it worked; they fade with time alone. They make the figure. */
  people: number
  peopleWorked: number
}

export const counterNames = ['worked', 'failed', 'people', 'peopleWorked'] as const

/** Forward decay: a signal is added with the weight 2^age, a read divides by its own 2^age. */
export interface Tally extends Counters {
  /** The landmark, in milliseconds since 1970, and its ages. */
  since: number
  landmark: Ages
  /** In milliseconds. */
  halfLife: number
  signals: number
}

const none: Counters = { worked: 0, failed: 0, people: 0, peopleWorked: 0 }

export function newTally(halfLife: number, now: Date): Tally {
  return { since: now.getTime(), landmark: { byTime: 0, byBoth: 0 }, halfLife, signals: 0, ...none }
}

/** The ages of a moment. They go on growing over landmarks. */
export function agesOf({ since, landmark, halfLife, signals }: Tally, now: Date): Ages {
  const byTime = (now.getTime() - since) / halfLife
  return { byTime: landmark.byTime + byTime, byBoth: landmark.byBoth + byTime + signals / halvingSignals }
}

function beyond({ landmark }: Tally, { byTime, byBoth }: Ages): Ages {
  return { byTime: byTime - landmark.byTime, byBoth: byBoth - landmark.byBoth }
}

export interface Signal {
  outcome: Outcome
  source: VoteSource
  /** The ages of its tally when it came. */
  ages: Ages
}

/** What a signal adds to a tally, or has added, whatever landmark the tally had then. */
export function countersOf({ outcome, source, ages }: Signal, tally: Tally): Counters {
  const { byTime, byBoth } = beyond(tally, ages)
  const weight = weights[source] * unit * 2 ** byBoth
  const head = source === 'visitor' ? unit * 2 ** byTime : 0
  return {
    worked: Math.round(weight * share[outcome]),
    failed: Math.round(weight * (1 - share[outcome])),
    people: Math.round(head),
    // No half of a person: rounded, it would come and go within seconds.
    peopleWorked: outcome === 'worked' ? Math.round(head) : 0,
  }
}

/** Whether a tally needs a new landmark before a signal is added. */
export function needsNewLandmark(tally: Tally, halfLife: number, now: Date): boolean {
  return tally.halfLife !== halfLife || beyond(tally, agesOf(tally, now)).byBoth > rebaseAfter
}

/** The same effective signals, from now on with this landmark and half-life. */
export function withNewLandmark(tally: Tally, halfLife: number, now: Date): Tally {
  const ages = agesOf(tally, now)
  const { byTime, byBoth } = beyond(tally, ages)
  return {
    since: now.getTime(),
    landmark: ages,
    halfLife,
    signals: 0,
    worked: Math.round(tally.worked / 2 ** byBoth),
    failed: Math.round(tally.failed / 2 ** byBoth),
    people: Math.round(tally.people / 2 ** byTime),
    peopleWorked: Math.round(tally.peopleWorked / 2 ** byTime),
  }
}

/** `sign` is -1 to take counters away. */
export function addCounters(one: Counters, other: Counters, sign: 1 | -1 = 1): Counters {
  const sum = { ...none }
  for (const name of counterNames) sum[name] = one[name] + sign * other[name]
  return sum
}

/** The counters of a tally at a moment, in signals of full weight. */
export function effectiveOf(tally: Tally | undefined, now: Date): Counters {
  if (!tally) return none
  const { byTime, byBoth } = beyond(tally, agesOf(tally, now))
  const left = (units: number, age: number) => Math.max(0, units / unit / 2 ** age)
  return {
    worked: left(tally.worked, byBoth),
    failed: left(tally.failed, byBoth),
    people: left(tally.people, byTime),
    peopleWorked: left(tally.peopleWorked, byTime),
  }
}
