import { array, assert, constantFrom, nat, pre, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { confidenceOf, hasEnoughSignals, lowerBound, storeRateOf } from './confidence'
import {
  agesOf,
  countersOf,
  effectiveOf,
  halfLives,
  needsNewLandmark,
  kindOf,
  newTally,
  outcomes as allOutcomes,
  type Outcome,
  addCounters,
  withNewLandmark,
  type Signal,
  type VoteSource,
  type Tally,
} from './tally'

const start = Date.UTC(2026, 4, 1)
const hours = (count: number) => new Date(start + count * 60 * 60_000)
const days = (count: number) => hours(24 * count)

/** A tally with one more signal, and that signal. */
function withSignal(
  tally: Tally,
  outcome: Outcome,
  now: Date,
  source: VoteSource = 'visitor',
): [Tally, Signal] {
  const next = needsNewLandmark(tally, tally.halfLife, now)
    ? withNewLandmark(tally, tally.halfLife, now)
    : tally
  const counted = { ...next, signals: next.signals + 1 }
  const signal = { outcome, source, ages: agesOf(counted, now) }
  return [{ ...counted, ...addCounters(counted, countersOf(signal, counted)) }, signal]
}

function tallyOf(outcomes: readonly Outcome[], now = days(0), halfLife: number = halfLives.regular): Tally {
  return outcomes.reduce((tally, outcome) => withSignal(tally, outcome, now)[0], newTally(halfLife, now))
}

const times = <Value>(count: number, value: Value): Value[] => Array<Value>(count).fill(value)

describe('the kind of an offer', () => {
  const createdAt = '2026-05-01T00:00:00.000Z'
  test.each([
    ['evergreen', { createdAt }],
    ['evergreen', { createdAt, endsAt: null }],
    ['flash', { createdAt, endsAt: '2026-05-04T00:00:00.000Z' }],
    ['regular', { createdAt, endsAt: '2026-05-04T00:00:00.001Z' }],
    ['regular', { createdAt, endsAt: '2026-07-30T00:00:00.000Z' }],
    ['evergreen', { createdAt, endsAt: '2026-07-30T00:00:00.001Z' }],
    ['flash', { createdAt, startsAt: '2026-06-01T00:00:00.000Z', endsAt: '2026-06-02T00:00:00.000Z' }],
  ])('is %s by its dates: %j', (kind, offer) => {
    expect(kindOf(offer)).toBe(kind)
  })

  test('says when a signal counts half', () => {
    expect(halfLives).toEqual({ flash: 12 * 3600e3, regular: 7 * 86400e3, evergreen: 30 * 86400e3 })
  })
})

describe('signals', () => {
  test.each([
    ['flash', 12],
    ['regular', 7 * 24],
    ['evergreen', 30 * 24],
  ] as const)('of an offer that is %s count half after %i hours', (kind, age) => {
    const tally = tallyOf(['worked'], days(0), halfLives[kind])
    const later = effectiveOf(tally, hours(age))
    for (const [name, value] of [
      ['worked', 0.5],
      ['people', 0.5],
      ['failed', 0],
    ] as const) {
      expect(later[name]).toBeCloseTo(value, 3)
    }
    expect(effectiveOf(tally, hours(2 * age)).worked).toBeCloseTo(0.25, 3)
  })

  test.each([
    ['visitor', 'worked', [1, 0, 1, 1]],
    ['visitor', 'failed', [0, 1, 1, 0]],
    // Half of both, and no person for whom it worked.
    ['visitor', 'partly', [0.5, 0.5, 1, 0]],
    ['staff', 'worked', [3, 0, 0, 0]],
    ['staff', 'failed', [0, 3, 0, 0]],
    ['feed', 'worked', [2, 0, 0, 0]],
    ['feed', 'failed', [0, 2, 0, 0]],
  ] as const)('of a %s that it %s have their weight', (source, outcome, expected) => {
    const [tally] = withSignal(newTally(halfLives.regular, days(0)), outcome, days(0), source)
    const found = Object.values(effectiveOf(tally, days(0)))
    for (const [at, value] of expected.entries()) expect(found[at]).toBeCloseTo(value, 3)
  })

  test('count half after six others, but the people who gave them do not', () => {
    const tally = tallyOf(['failed', ...times<Outcome>(6, 'worked')])
    const { failed, people, peopleWorked } = effectiveOf(tally, days(0))
    expect(failed).toBeCloseTo(0.5, 3)
    expect([people, peopleWorked].map(Math.round)).toEqual([7, 6])
  })

  test('of any past together count for nine at most', () => {
    const { worked, people } = effectiveOf(tallyOf(times<Outcome>(500, 'worked')), days(0))
    // 1 / (1 - 2^(-1/6))
    expect(worked).toBeCloseTo(9.1658, 2)
    expect(people).toBeCloseTo(500, 1)
  })

  test('that are replaced leave nothing behind, also after a new landmark', () => {
    const before = tallyOf(['worked', 'failed'])
    const [tally, signal] = withSignal(before, 'worked', days(0))
    for (const now of [days(0), days(1), days(200)]) {
      const later = needsNewLandmark(tally, tally.halfLife, now)
        ? withNewLandmark(tally, tally.halfLife, now)
        : tally
      const without = { ...later, ...addCounters(later, countersOf(signal, later), -1) }
      // What came before has aged by one signal.
      const expected = { ...before, signals: before.signals + 1 }
      const [left, wanted] = [effectiveOf(without, now), effectiveOf(expected, now)]
      for (const name of ['worked', 'failed', 'people', 'peopleWorked'] as const) {
        expect(left[name]).toBeCloseTo(wanted[name], 2)
      }
    }
  })

  test('keep their worth over a new landmark and a new half-life, and fade by that one from then on', () => {
    const tally = tallyOf(['worked', 'worked', 'failed'])
    const moved = withNewLandmark(tally, halfLives.flash, days(3))
    const [before, after] = [effectiveOf(tally, days(3)), effectiveOf(moved, days(3))]
    for (const name of ['worked', 'failed', 'people', 'peopleWorked'] as const) {
      expect(after[name]).toBeCloseTo(before[name], 2)
    }
    expect(effectiveOf(moved, days(3.5)).people).toBeCloseTo(before.people / 2, 2)
  })

  test('never leave what a number holds exactly, whenever they come', () => {
    const gap = record({ hours: nat(5000), outcome: constantFrom(...allOutcomes) })
    assert(
      property(array(gap, { maxLength: 300 }), (gaps) => {
        let now = 0
        let tally = newTally(halfLives.flash, hours(0))
        let expected = 0
        for (const each of gaps) {
          now += each.hours
          expected = expected / 2 ** (each.hours / 12) + 1
          ;[tally] = withSignal(tally, each.outcome, hours(now))
          for (const value of Object.values(tally)) {
            if (typeof value === 'number') expect(Math.abs(value)).toBeLessThan(Number.MAX_SAFE_INTEGER)
          }
          for (const name of ['worked', 'failed', 'people'] as const) {
            expect(Number.isInteger(tally[name])).toBe(true)
          }
        }
        const { people } = effectiveOf(tally, hours(now))
        expect(Math.abs(people - (gaps.length === 0 ? 0 : expected))).toBeLessThan(0.02)
      }),
      { numRuns: 60, seed: 1 },
    )
  })
})

describe('the confidence', () => {
  // Worked out by hand: (p + z²/2n − z √(p(1−p)/n + z²/4n²)) / (1 + z²/n), z = 1.28, z² = 1.6384.
  test.each([
    // (1 + 0.8192 − 1.28 × 0.64) / 2.6384
    [1, 1, 0.379],
    // (0.5 + 0.4096 − 1.28 × 0.47687) / 1.8192
    [1, 2, 0.1645],
    // (0.8 + 0.16384 − 1.28 × 0.21997) / 1.32768
    [4, 5, 0.5139],
    // (0.2 + 0.16384 − 1.28 × 0.21997) / 1.32768
    [1, 5, 0.062],
    // (0.72727 + 0.07447 − 1.28 × 0.14635) / 1.14895
    [8, 11, 0.5348],
    [0, 4, 0],
    [0, 0, 0],
  ])('that at least so much works, of %d of %d, is %d', (worked, all, expected) => {
    expect(lowerBound(worked, all)).toBeCloseTo(expected, 3)
  })

  test('grows with the number at the same rate, and stays below the rate', () => {
    assert(
      property(nat(50), nat(50), (worked, failed) => {
        const all = worked + failed
        pre(all > 0)
        expect(lowerBound(worked, all)).toBeLessThanOrEqual(worked / all + 1e-9)
        expect(lowerBound(2 * worked, 2 * all)).toBeGreaterThanOrEqual(lowerBound(worked, all) - 1e-9)
      }),
      { seed: 1 },
    )
  })

  test('begins with the rate of the store: a half, where nothing is known of it', () => {
    expect(storeRateOf(undefined, days(0))).toBe(0.5)
    expect(confidenceOf(undefined, 0.5, days(0))).toBeCloseTo(lowerBound(1, 2), 6)
    const store = tallyOf(times<Outcome>(8, 'worked'))
    // Signals of a store do not age each other. Here they do: 1 + 2^(-1/6) + … + 2^(-7/6) = 5.53.
    expect(storeRateOf(store, days(0))).toBeCloseTo((5.53 + 1) / (5.53 + 2), 2)
  })

  test('of three who say that it works is (4 - ages) of 5, and enough for a figure', () => {
    const tally = tallyOf(times<Outcome>(3, 'worked'))
    // 1 + 2^(-1/6) + 2^(-2/6) = 2.6846, and 2 × 0.5 of the store.
    expect(confidenceOf(tally, 0.5, days(0))).toBeCloseTo(lowerBound(3.6846, 4.6846), 3)
    expect(hasEnoughSignals(tally, days(0))).toBe(true)
    expect(hasEnoughSignals(tallyOf(times<Outcome>(2, 'worked')), days(0))).toBe(false)
    expect(hasEnoughSignals(tally, days(2))).toBe(false)
  })

  test('of one test by staff is enough for a figure', () => {
    const [tally] = withSignal(newTally(halfLives.regular, days(0)), 'worked', days(0), 'staff')
    expect(hasEnoughSignals(tally, days(0))).toBe(true)
  })

  test('falls while nobody says anything', () => {
    const tally = tallyOf(times<Outcome>(9, 'worked'))
    const falling = [0, 7, 30, 365].map((age) => confidenceOf(tally, 0.5, days(age)))
    expect(falling).toEqual(falling.toSorted((a, b) => b - a))
    expect(falling.at(-1)).toBeCloseTo(lowerBound(1, 2), 3)
  })
})
