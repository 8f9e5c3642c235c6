import { putNextRevision } from '#table/if-unchanged'
import type { Outcome, VoteSource } from '#domain/proof/tally'
import { type Proof, signalDays, type SignalForm, type TestForm, type Uncounted } from '#domain/proof/proof'
import {
  type Vote,
  votesPerNetwork,
  isDoubtLimitReached,
  withoutVerdict,
  withVerdict,
} from '#domain/proof/verdict'
import { utcDayOf } from '#domain/time/utc-day'
import type { Key } from '#table/keys'
import { shortRetry, retry, contentionRetry } from '#table/retry'
import { isConflict } from '#table/rewrite'
import { transact, type Write } from '#table/write'
import { keyOfNetworkDay, keyOfSignal } from './keys'
import { epochOf, proofIn } from './proof'
import { itemAt, type CouponSignals, readCoupon, readCouponSignals } from './coupon-signals'
import { planSignal } from './plan-signal'
import type { Voter } from './voter'
import type { NetworkItem, StoredSignal } from './stored-signal'

export interface SignalInput {
  source: Exclude<VoteSource, 'feed'>
  outcome: Outcome
  text: string | undefined
}

interface Sender {
  id: string
  /** Staff have none. */
  network?: Pick<Voter, 'network' | 'group'>
  email?: string
}

/** A visitor's last vote of a day (UTC) counts, once enough networks agree. Throws `not_found`. */
export async function giveSignal(
  couponId: string,
  { outcome, reason }: SignalForm,
  { visitor, ...network }: Voter,
  now: Date,
): Promise<Proof> {
  return storeSignal(couponId, { source: 'visitor', outcome, text: reason }, { id: visitor, network }, now)
}

/** The last test of a day by the same person counts. Throws `not_found`. */
export async function giveTest(
  couponId: string,
  { outcome, note }: TestForm,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<Proof> {
  return storeSignal(couponId, { source: 'staff', outcome, text: note }, { id: `STAFF#${id}`, email }, now)
}

async function storeSignal(couponId: string, input: SignalInput, sender: Sender, now: Date): Promise<Proof> {
  return retry({ ...contentionRetry, isTransient: isConflict }, async () => {
    const before = await readBefore(couponId, sender, now)
    const { writes, coupon, store } = await plan(before, { input, sender, now })
    if (writes.length > 0) await transact(writes, shortRetry)
    return proofIn(coupon, store, now)
  })
}

interface Before extends CouponSignals {
  ownKey: Key
  own: StoredSignal | undefined
  networkKey: Key | undefined
  ofNetwork: NetworkItem | undefined
}

async function readBefore(couponId: string, { id, network }: Sender, now: Date): Promise<Before> {
  const coupon = await readCoupon(couponId)
  const epoch = epochOf(coupon)
  // After a change of the code, type or link everybody may vote again.
  const ownKey = keyOfSignal(couponId, utcDayOf(now), epoch === 0 ? id : `${id}#${epoch}`)
  const networkKey = network && keyOfNetworkDay(utcDayOf(now), network.network)
  const { found, ...offer } = await readCouponSignals(
    coupon,
    [ownKey, ...(networkKey ? [networkKey] : [])],
    now,
  )
  const [own, ofNetwork] = [ownKey, networkKey].map((key) => key && itemAt(found, key))
  return {
    ...offer,
    ownKey,
    own: own as StoredSignal | undefined,
    networkKey,
    ofNetwork: ofNetwork as NetworkItem | undefined,
  }
}

interface SignalRequest {
  input: SignalInput
  sender: Sender
  now: Date
}

async function plan(before: Before, request: SignalRequest) {
  const { coupon, store, own, ownKey } = before
  const { input, now } = request
  if (own?.outcome === input.outcome && input.source === 'visitor') {
    const keepsText = input.text === undefined || input.text === own.text
    return { writes: keepsText ? [] : [putNextRevision(own, { ...own, text: input.text })], coupon, store }
  }
  const isVisitor = input.source === 'visitor'
  const unheard = isVisitor ? whyUnheard(before) : undefined
  const isHeard = isVisitor && unheard === undefined
  const votes = isHeard ? withVote(before, request) : before.votes
  const mine = votes.find(({ signal }) => signal === ownKey.sk)
  const waits = isDoubtLimitReached(before.doubtDay) ? 'stopped' : 'waiting'
  const uncounted = !isVisitor || mine?.counted ? undefined : (unheard ?? waits)
  const entry = entryOf(request, before, uncounted)
  const settled = await planSignal(before, { own, entry, votes }, now)
  return {
    ...settled,
    writes: [...settled.writes, ...(isHeard && !own ? [networkWrite(before, request)] : [])],
  }
}

/** Why a vote is not stored with the coupon, where it could count; undefined if it is. */
function whyUnheard({ coupon, own, ofNetwork }: Before): Uncounted | undefined {
  if (ofNetwork?.isVoided) return 'voided'
  // A counted voter may change the vote.
  if (own) return own.counted || own.network !== undefined ? undefined : 'network'
  const earlier = ofNetwork?.said ?? []
  const hasVoted = earlier.some(({ couponId, epoch }) => couponId === coupon._id && epoch === epochOf(coupon))
  return hasVoted || earlier.length >= votesPerNetwork ? 'network' : undefined
}

/** The most votes that are stored with a coupon. More add no information. */
const maxVotes = 30

function withVote({ votes, own, ownKey, doubtDay }: Before, { input, sender, now }: SignalRequest): Vote[] {
  const { outcome } = input
  const late = isDoubtLimitReached(doubtDay) ? ({ isLate: true } as const) : {}
  const mine = {
    signal: ownKey.sk,
    at: now.toISOString(),
    outcome,
    counted: false,
    ...sender.network,
    ...late,
  }
  const others = votes.filter(({ signal }) => signal !== ownKey.sk)
  const all = [...others, mine as Vote].slice(-maxVotes)
  return withVerdict(own ? withoutVerdict(all) : all, outcome)
}

function networkWrite({ coupon, networkKey, ofNetwork, ownKey }: Before, { now }: SignalRequest): Write {
  const vote = { couponId: coupon._id, epoch: epochOf(coupon), signal: ownKey.sk }
  const all = [...(ofNetwork?.said ?? []), vote]
  return putNextRevision(ofNetwork, { ...(networkKey as Key), said: all, expiresAt: expiryOf(now) })
}

function expiryOf(now: Date): number {
  return Math.ceil(now.getTime() / 1000) + signalDays * 24 * 60 * 60
}

function entryOf(
  { input, sender, now }: SignalRequest,
  { ownKey, coupon, own }: Before,
  uncounted?: Uncounted,
) {
  const isHeard = uncounted === undefined || uncounted === 'waiting' || uncounted === 'stopped'
  return {
    ...ownKey,
    ...input,
    at: now.toISOString(),
    counted: uncounted === undefined,
    ages: { byTime: 0, byBoth: 0 },
    ...(uncounted && { uncounted }),
    ...(epochOf(coupon) > 0 && { epoch: epochOf(coupon) }),
    revision: (own?.revision ?? 0) + 1,
    expiresAt: expiryOf(now),
    ...(input.text !== undefined && { text: input.text }),
    ...(sender.email !== undefined && { by: sender.email }),
    ...(sender.network && isHeard && { network: sender.network.network }),
  } as StoredSignal
}
