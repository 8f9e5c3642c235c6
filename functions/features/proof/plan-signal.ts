import { putNextRevision } from '#table/if-unchanged'
import {
  agesOf,
  type Counters,
  countersOf,
  halfLives,
  needsNewLandmark,
  newTally,
  type Outcome,
  addCounters,
  withNewLandmark,
  type Signal,
  type Tally,
} from '#domain/proof/tally'
import type { Vote } from '#domain/proof/verdict'
import type { Item } from '#table/keys'
import { getItems } from '#table/read'
import type { Write } from '#table/write'
import { doubtAfter } from './doubt-after'
import { keyOfVotes, ledgerOf } from './keys'
import { halfLifeOf, type CouponSignals } from './coupon-signals'
import { addToStore, setProof, tallyAttributes, tallyOf } from './proof'
import type { SignalChange, StoredSignal } from './stored-signal'

/** The writes of a signal. Because of it other votes may start to count, or count no more. */
export async function planSignal(offer: CouponSignals, change: SignalChange, now: Date) {
  const { own, entry, votes } = change
  const others = await readChanged(offer, change)
  const removed = [...(own?.counted ? [own] : []), ...others.filter(({ counted }) => counted)]
  const added = [...others.filter(({ counted }) => !counted), ...(entry.counted ? [entry] : [])]
  const counted = count(offer, { removed, added }, now)
  const kept = counted.added.find(({ sk }) => sk === entry.sk) ?? entry
  const flipped = others.map((before) => ({
    before,
    after: counted.added.find(({ sk }) => sk === before.sk) ?? {
      ...before,
      counted: false,
      uncounted: 'waiting',
    },
  }))
  const { tally, ofStore } = counted
  const doubt = doubtAfter(offer, { ...change, tally, ofStore }, now)
  const attributes = { ...counted.attributes, ...doubt.attributes }
  const writes = [
    putNextRevision(own, kept),
    ...flipped.map(({ before, after }) => putNextRevision(before, after)),
    ...(votes === offer.votes ? [] : [votesWrite(offer, votes, now)]),
    ...(Object.keys(attributes).length > 0 ? [setProof(offer.coupon, attributes)] : []),
    ...counted.writes,
    ...doubt.writes,
  ]
  return { writes, coupon: { ...offer.coupon, proofRevision: 1, ...attributes }, store: counted.store }
}

async function readChanged({ coupon, votes }: CouponSignals, change: SignalChange): Promise<StoredSignal[]> {
  const before = new Map(votes.map(({ signal, counted }) => [signal, counted]))
  const changed = change.votes.filter(
    ({ signal, counted }) => signal !== change.entry.sk && before.get(signal) !== counted,
  )
  if (changed.length === 0) return []
  const pk = ledgerOf(String(coupon._id))
  const found = await getItems(
    changed.map(({ signal }) => ({ pk, sk: signal })),
    { consistent: true },
  )
  return (found as StoredSignal[]).toSorted((one, other) => (one.at < other.at ? -1 : 1))
}

/** `added` count from now on, the oldest first. */
function count(
  { coupon, store }: CouponSignals,
  { removed, added }: Record<'removed' | 'added', StoredSignal[]>,
  now: Date,
) {
  const tally = tallyFor(coupon, halfLifeOf(coupon), now)
  const ofStore = tallyFor(store, halfLives.evergreen, now)
  if (removed.length + added.length === 0) return { attributes: {}, writes: [], store, tally, ofStore, added }
  // A signal that replaces another does not age the others.
  const signals = tally.signals - removed.length
  const moments = momentsWithout(coupon, removed)
  const entries = added.map((signal, at) => {
    const ages = agesOf({ ...tally, signals: signals + at + 1 }, new Date(signal.at))
    const { uncounted: _, ...kept } = signal
    const entry = { ...kept, ages, counted: true, ...before(moments) } as StoredSignal
    Object.assign(moments, momentsOf(entry))
    return entry
  })
  // In the store signals fade by time alone.
  const inStore = (signal: StoredSignal): Signal => ({
    ...signal,
    ages: agesOf(ofStore, new Date(signal.at)),
  })
  const sum = (countersIn: (signal: StoredSignal) => Counters) =>
    removed.reduce(
      (rest, signal) => addCounters(rest, countersIn(signal), -1),
      entries.reduce((all, signal) => addCounters(all, countersIn(signal)), nothing),
    )
  const addedToOffer = sum((signal) => countersOf(signal, tally))
  const after = { ...tally, ...addCounters(tally, addedToOffer), signals: signals + entries.length }
  const addedToStore = sum((signal) => countersOf(inStore(signal), ofStore))
  const storeAfter = { ...ofStore, ...addCounters(ofStore, addedToStore) }
  return {
    attributes: { ...tallyAttributes(after), ...moments },
    writes: [addToStore(store, ofStore, addedToStore)],
    store: { ...store, ...tallyAttributes(storeAfter) },
    tally: after,
    ofStore: storeAfter,
    added: entries,
  }
}

const nothing: Counters = { worked: 0, failed: 0, people: 0, peopleWorked: 0 }

function tallyFor(item: Item, halfLife: number, now: Date): Tally {
  const tally = tallyOf(item)
  if (!tally) return newTally(halfLife, now)
  return needsNewLandmark(tally, halfLife, now) ? withNewLandmark(tally, halfLife, now) : tally
}

interface Moments {
  checkedAt?: string | undefined
  workedAt?: string | undefined
  testedAt?: string
  testOutcome?: Outcome
}

function momentsWithout({ checkedAt, workedAt }: Item, removed: StoredSignal[]): Moments {
  const moments = { checkedAt, workedAt } as Moments
  for (const { at, checkedBefore, workedBefore } of removed.toReversed()) {
    if (at === moments.checkedAt) moments.checkedAt = checkedBefore
    if (at === moments.workedAt) moments.workedAt = workedBefore
  }
  return moments
}

const before = ({ checkedAt, workedAt }: Moments) => ({ checkedBefore: checkedAt, workedBefore: workedAt })

/** 'On some things only' does not mean that it worked. */
const momentsOf = ({ at, outcome, source }: StoredSignal): Moments => ({
  checkedAt: at,
  ...(outcome === 'worked' && { workedAt: at }),
  ...(source === 'staff' && { testedAt: at, testOutcome: outcome }),
})

function votesWrite({ coupon, votesItem }: CouponSignals, votes: Vote[], now: Date): Write {
  const key = keyOfVotes(String(coupon._id), Number(coupon.proofEpoch ?? 0))
  const expiresAt = Math.ceil((now.getTime() + halfLives.evergreen) / 1000)
  return putNextRevision(votesItem, { ...key, answers: votes, expiresAt })
}
