import { isDoubtedAfter } from '#domain/doubt'
import {
  agesOf,
  countersOf,
  halfLives,
  isSpent,
  kindOf,
  newTally,
  type Outcome,
  plus,
  rebased,
  type Signal,
  type Source,
  type Tally,
} from '#domain/proof'
import { type Proof, signalDays, type SignalForm, type TestForm } from '#domain/signal'
import { dayOf, endOfDay } from '#functions/visitors/day'
import { tableName } from '#table/client'
import { isHidden } from '#table/hidden'
import type { Item, Key } from '#table/keys'
import { getItem, getItems } from '#table/read'
import { briefly, retry, untilOthersAreDone } from '#table/retry'
import { isConflict, versionConflict } from '#table/rewrite'
import { putNew, transact, type Write } from '#table/write'
import type { StoredCoupon } from './stored-coupon'
import { noSuch } from './entity'
import { beginDoubt, endDoubt } from './doubted-coupons'
import { keyOf } from './keys'
import { addToTally, epochOf, proofIn, tallyOf } from './proof'
import type { Voice } from './voice'

/** A signal in the ledger. */
export interface StoredSignal extends Item, Signal {
  at: string
  text?: string
  by?: string
  /** False where another of the same network counts on that day. */
  counted: boolean
  /** When the offer had last worked before this signal, to take it back. */
  workedBefore?: string
  /** Of which offer it was, if its coupon has been another one before. */
  epoch?: number
  /** Counts the changes of this signal. */
  revision: number
}

interface Said {
  source: Exclude<Source, 'feed'>
  outcome: Outcome
  text: string | undefined
}

interface Speaker {
  /** Tells speakers of a day apart. */
  id: string
  /** Only the first signal of a network counts on a day. Staff have none. */
  network?: string
  /** The e-mail address of a member of staff. */
  email?: string
}

/**
 * Takes what a visitor says of an offer, once for each visitor, offer and day (UTC): a later one on that day
 * replaces it (product.md, section 25). Throws `not_found`.
 */
export async function giveSignal(
  couponId: string,
  { outcome, reason }: SignalForm,
  { visitor, network }: Voice,
  now: Date,
): Promise<Proof> {
  return say(couponId, { source: 'visitor', outcome, text: reason }, { id: visitor, network }, now)
}

/** Takes the test of a member of staff. A later one on the same day replaces it. Throws `not_found`. */
export async function giveTest(
  couponId: string,
  { outcome, note }: TestForm,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<Proof> {
  return say(couponId, { source: 'staff', outcome, text: note }, { id: `STAFF#${id}`, email }, now)
}

async function say(couponId: string, said: Said, speaker: Speaker, now: Date): Promise<Proof> {
  const isCounted = await retry({ ...untilOthersAreDone, isTransient: isConflict }, async () => {
    const planned = plan(await readBefore(couponId, speaker, now), { said, speaker, now })
    if (planned.writes.length > 0) await transact(planned.writes, briefly)
    return { planned: planned.isCounted }
  })
  const coupon = await readCoupon(couponId)
  const store = await readStoreOf(coupon)
  if (isCounted.planned) await settleDoubt(coupon, store, said, now)
  return proofIn(coupon, store, now)
}

interface Before {
  coupon: Item
  store: Item
  own: StoredSignal | undefined
  /** Undefined if nobody of this network has said anything today, or if it does not matter. */
  ofNetwork: Item | undefined
  keys: { own: Key; network: Key | undefined }
}

async function readBefore(couponId: string, { id, network }: Speaker, now: Date): Promise<Before> {
  const day = dayOf(now)
  const coupon = await readCoupon(couponId)
  // Of another offer under the same id everybody may speak once more.
  const inEpoch = (speaker: string) => (epochOf(coupon) === 0 ? speaker : `${speaker}#${epochOf(coupon)}`)
  const keys = {
    own: keyOf.signal(couponId, day, inEpoch(id)),
    network: network === undefined ? undefined : keyOf.signalNetwork(couponId, day, inEpoch(network)),
  }
  const [store, found] = await Promise.all([
    readStoreOf(coupon),
    getItems([keys.own, ...(keys.network ? [keys.network] : [])], { latest: true }),
  ])
  const at = (key: Key | undefined) => found.find(({ pk, sk }) => pk === key?.pk && sk === key.sk)
  return { coupon, store, own: at(keys.own) as StoredSignal | undefined, ofNetwork: at(keys.network), keys }
}

/** Throws `not_found`, also for what is hidden with a deleted store. */
async function readCoupon(couponId: string): Promise<Item> {
  const coupon = await getItem(keyOf.coupon(couponId), { latest: true })
  if (!coupon || isHidden(coupon)) throw noSuch('COUPON')
  return coupon
}

async function readStoreOf(coupon: Item): Promise<Item> {
  const store = await getItem(keyOf.store(String(coupon.storeId)), { latest: true })
  if (!store) throw noSuch('COUPON')
  return store
}

interface Saying {
  said: Said
  speaker: Speaker
  now: Date
}

/** The writes of a signal, and whether it changes what is counted. */
function plan(before: Before, { said, speaker, now }: Saying): { writes: Write[]; isCounted: boolean } {
  const { coupon, own, ofNetwork, keys } = before
  const isSame = own?.outcome === said.outcome
  if (own && isSame && said.source === 'visitor') {
    const keepsText = said.text === undefined || said.text === own.text
    return { writes: keepsText ? [] : [putAfter(own, { ...own, text: said.text ?? '' })], isCounted: false }
  }
  const counts = own ? own.counted : ofNetwork === undefined
  const tally = tallyFor(coupon, halfLifeOf(coupon), now)
  // One that replaces another is no further signal: nothing grows older by it.
  const ages = agesOf(own ? tally : { ...tally, signals: tally.signals + 1 }, now)
  const entry = entryOf({ said, speaker, now }, { counted: counts, ages, before })
  const writes = [own ? putAfter(own, entry) : putNew(entry, versionConflict)]
  if (!counts) return { writes, isCounted: false }
  if (!own && keys.network) writes.push(putNew(networkItem(keys.network, now), versionConflict))
  return { writes: [...writes, ...tallyWrites(before, { tally, entry, now })], isCounted: true }
}

/** The additions to the coupon and its store, without what the signal replaces. */
function tallyWrites(
  { coupon, store, own }: Before,
  { tally, entry, now }: { tally: Tally; entry: StoredSignal; now: Date },
): Write[] {
  const isNew = !own
  // In the store signals fade by time alone.
  const ofStore = tallyFor(store, halfLives.evergreen, now)
  const inStore = (signal: StoredSignal): Signal => ({
    ...signal,
    ages: agesOf(ofStore, new Date(signal.at)),
  })
  const added = countersOf(entry, tally)
  const addedToStore = countersOf(inStore(entry), ofStore)
  return [
    addToTally(coupon, {
      before: tallyOf(coupon),
      tally,
      added: own ? plus(added, countersOf(own, tally), -1) : added,
      isNew,
      others: momentsOf(coupon, entry, own),
    }),
    addToTally(store, {
      before: tallyOf(store),
      tally: ofStore,
      added: own ? plus(addedToStore, countersOf(inStore(own), ofStore), -1) : addedToStore,
      isNew: false,
    }),
  ]
}

/** The tally to add to: the item's, with a new landmark where it needs one. */
function tallyFor(item: Item, halfLife: number, now: Date): Tally {
  const tally = tallyOf(item)
  if (!tally) return newTally(halfLife, now)
  return isSpent(tally, halfLife, now) ? rebased(tally, halfLife, now) : tally
}

function halfLifeOf(coupon: Item): number {
  return halfLives[kindOf(coupon as unknown as StoredCoupon)]
}

/** When the offer was last checked, worked and was tested. On some things only is not that it worked. */
function momentsOf(coupon: Item, { at, outcome, source, workedBefore }: StoredSignal, own?: StoredSignal) {
  const isTakenBack = own !== undefined && own.at === coupon.workedAt
  return {
    checkedAt: at,
    ...(outcome === 'worked' ? { workedAt: at } : isTakenBack && { workedAt: workedBefore }),
    ...(source === 'staff' && { testedAt: at, testOutcome: outcome }),
  }
}

function entryOf(
  { said, speaker, now }: Saying,
  { counted, ages, before }: { counted: boolean; ages: Signal['ages']; before: Before },
): StoredSignal {
  const { own, coupon, keys } = before
  const isOwn = own !== undefined && own.at === coupon.workedAt
  const workedBefore = isOwn ? own.workedBefore : (coupon.workedAt as string | undefined)
  return {
    ...keys.own,
    ...said,
    at: now.toISOString(),
    counted,
    ages,
    ...(epochOf(coupon) > 0 && { epoch: epochOf(coupon) }),
    revision: (own?.revision ?? 0) + 1,
    expiresAt: Math.ceil(now.getTime() / 1000) + signalDays * 24 * 60 * 60,
    ...(said.text !== undefined && { text: said.text }),
    ...(speaker.email !== undefined && { by: speaker.email }),
    ...(workedBefore !== undefined && { workedBefore }),
  } as StoredSignal
}

function networkItem(key: Key, now: Date): Item {
  return { ...key, expiresAt: endOfDay(now) }
}

/** Puts a signal over the one that was read. */
function putAfter(before: StoredSignal, after: StoredSignal): Write {
  return {
    item: {
      Put: {
        TableName: tableName(),
        Item: { ...after, revision: before.revision + 1 },
        ConditionExpression: 'revision = :before',
        ExpressionAttributeValues: { ':before': before.revision },
      },
    },
    refusal: versionConflict,
  }
}

/**
 * Puts the offer among those that wait for a test, or takes it from there, by what is known of it now. If the
 * call is cut off before, the next signal does it. `coupon` is changed with it.
 */
async function settleDoubt(coupon: Item, store: Item, said: Said, now: Date): Promise<void> {
  const tally = tallyOf(coupon)
  if (!tally) return
  const isDoubted = coupon.doubtedAt !== undefined
  const lastTest = coupon.testOutcome as Outcome | undefined
  const doubts = isDoubtedAfter({ ...said, lastTest, isDoubted, tally, ofStore: tallyOf(store) }, now)
  if (doubts === isDoubted) return
  await (doubts ? beginDoubt(coupon, now) : endDoubt(coupon))
  coupon.doubtedAt = doubts ? now.toISOString() : undefined
}
