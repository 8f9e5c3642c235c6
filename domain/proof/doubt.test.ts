import { describe, expect, test } from 'vitest'
import { isDoubtedAfter } from './doubt'
import {
  agesOf,
  countersOf,
  halfLives,
  needsNewLandmark,
  newTally,
  type Outcome,
  addCounters,
  withNewLandmark,
  type VoteSource,
  type Tally,
} from './tally'

const hour = 60 * 60_000

/** An offer whose signals come one after the other, as functions/features/proof/signal counts them. */
class Offer {
  isDoubted = false
  private tally: Tally
  private now = Date.UTC(2026, 4, 1)

  constructor(
    private readonly halfLife: number = halfLives.regular,
    private readonly gap = hour,
  ) {
    this.tally = newTally(halfLife, new Date(this.now))
  }

  hear(outcome: Outcome, source: VoteSource = 'visitor'): boolean {
    this.now += this.gap
    const now = new Date(this.now)
    const tally = needsNewLandmark(this.tally, this.halfLife, now)
      ? withNewLandmark(this.tally, this.halfLife, now)
      : this.tally
    const counted = { ...tally, signals: tally.signals + 1 }
    const added = countersOf({ outcome, source, ages: agesOf(counted, now) }, counted)
    this.tally = { ...counted, ...addCounters(counted, added) }
    const { isDoubted } = this
    const judged = { source, outcome, isDoubted, tally: this.tally, ofStore: undefined }
    this.isDoubted = isDoubtedAfter(judged, now)
    return this.isDoubted
  }

  hearAll(outcomes: readonly Outcome[]): this {
    for (const outcome of outcomes) this.hear(outcome)
    return this
  }
}

const times = (count: number, outcome: Outcome) => Array<Outcome>(count).fill(outcome)

/** Random numbers that are the same in every run (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Signals of honest people about an offer that works for this share of them. */
function honest(random: () => number, rate: number, count: number): Outcome[] {
  return Array.from({ length: count }, () => (random() < rate ? 'worked' : 'failed'))
}

/** How many signals it takes until the offer is doubted. */
function signalsUntilDoubt(offer: Offer, next: () => Outcome, max = 200): number {
  for (let count = 1; count <= max; count++) if (offer.hear(next())) return count
  return Infinity
}

describe('a code that dies', () => {
  test.each([0, 1, 3, 5, 10, 20, 100, 1000])(
    'after %i signals that it works is doubted within 9 that it does not',
    (good) => {
      const offer = new Offer().hearAll(times(good, 'worked'))
      expect(signalsUntilDoubt(offer, () => 'failed')).toBeLessThanOrEqual(9)
    },
  )

  test.each(Object.entries(halfLives))('is so at any pace of signals, if it is %s', (_, halfLife) => {
    for (const gap of [halfLife / 1000, halfLife / 50, halfLife / 8]) {
      const offer = new Offer(halfLife, gap).hearAll(times(50, 'worked'))
      expect(signalsUntilDoubt(offer, () => 'failed', 12)).toBeLessThanOrEqual(9)
    }
  })

  test('is so where one in ten still says that it works: within 20, in 99 of 100 runs', () => {
    const found = Array.from({ length: 300 }, (_, seed) => {
      const random = randomOf(seed)
      const offer = new Offer().hearAll(honest(random, 0.95, 60))
      return offer.isDoubted ? 0 : signalsUntilDoubt(offer, () => honest(random, 0.1, 1)[0] ?? 'failed')
    })
    expect(found.filter((count) => count <= 20).length).toBeGreaterThanOrEqual(0.99 * found.length)
  })
})

test('a code that works for nine in ten is doubted in fewer than one of ten runs of 100 signals', () => {
  const doubted = Array.from({ length: 300 }, (_, seed) => {
    const random = randomOf(seed)
    const offer = new Offer()
    return honest(random, 0.9, 100).filter((outcome) => offer.hear(outcome)).length
  })
  expect(doubted.filter((count) => count > 0).length).toBeLessThan(0.1 * doubted.length)
})

describe('ten liars behind one network are one signal, which', () => {
  /** Pasts of up to nine signals, which is what any past counts for. */
  const pasts = Array.from({ length: 2 ** 10 }, (_, bits) =>
    Array.from(bits.toString(2).slice(1), (bit): Outcome => (bit === '1' ? 'worked' : 'failed')),
  )

  test('cannot have a code doubted that most people say works', () => {
    for (const past of pasts) {
      const worked = past.filter((outcome) => outcome === 'worked').length
      const offer = new Offer().hearAll(past)
      if (past.length < 3 || worked / past.length < 0.8 || offer.isDoubted) continue
      expect([past, offer.hear('failed')]).toEqual([past, false])
    }
  })

  test('cannot end the doubt about a code, whatever its past', () => {
    for (const good of [0, 3, 10, 100]) {
      const offer = new Offer().hearAll(times(good, 'worked'))
      signalsUntilDoubt(offer, () => 'failed')
      expect([good, offer.hear('worked')]).toEqual([good, true])
    }
  })

  test('cannot have a code doubted that nobody else has said anything of', () => {
    expect(new Offer().hear('failed')).toBe(false)
  })
})

describe('a test by staff', () => {
  test('ends a doubt, and what was said before does not begin it again', () => {
    const offer = new Offer().hearAll(times(8, 'failed'))
    expect(offer.isDoubted).toBe(true)
    expect(offer.hear('worked', 'staff')).toBe(false)
    expect(offer.hear('worked')).toBe(false)
  })

  test('begins a doubt at once, however good the past was', () => {
    const offer = new Offer().hearAll(times(100, 'worked'))
    expect(offer.hear('failed', 'staff')).toBe(true)
  })

  test('that found it working does not keep others from doubting it', () => {
    const offer = new Offer()
    offer.hear('worked', 'staff')
    expect(signalsUntilDoubt(offer, () => 'failed')).toBeLessThanOrEqual(9)
  })
})

test('people end a doubt once enough of them say that it works again', () => {
  const offer = new Offer().hearAll(times(8, 'failed'))
  const needed = [1, 2, 3, 4, 5, 6, 7, 8].find(() => !offer.hear('worked'))
  expect(needed).toBeGreaterThan(1)
  expect(offer.isDoubted).toBe(false)
})
