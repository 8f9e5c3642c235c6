import { isDeepStrictEqual } from 'node:util'
import { day } from '#domain/time/lengths'
import { putNextRevision, removeIfUnchanged, updateIfUnchanged } from '#table/if-unchanged'
import { inBatches } from '#table/in-batches'
import { isHidden } from '#table/hidden'
import { indexKeysAt, type Item } from '#table/keys'
import { getItem, queryItems, queryPartition } from '#table/read'
import { retry, shortRetry } from '#table/retry'
import { indexDelay } from '#table/schema'
import { isConflict, rewriteItems } from '#table/rewrite'
import { transact, transactInParts, type Write } from '#table/write'
import { learnWords } from '#functions/search/dictionary'
import { keyOfStore } from '#functions/store/keys'
import { countedOffers } from '#domain/offers/store-offers'
import type { Derived } from '../feature'
import { keyOfDue, offerDictionary, offersOf } from './keys'
import { newWordsOf, wordItems } from './offer-words'
import { rankedItems } from './ranked-offers'
import { summarize } from './summary'

const dueList = { index: 'byList', partition: 'OFFERS#DUE' } as const

/** More than change in a minute, which is how often clean-up runs. */
const maxPerRun = 2000

/** In the rankings, and by words. */
const placesPerOffer = 9

/** After a change of its offers, which the indexes may not have yet. */
export const updateOffers = (storeId: string, now: Date): Promise<void> =>
  update(storeId, now, { settles: true })

export async function updateDueOffers(now: Date): Promise<void> {
  const due = await queryItems({ ...dueList, to: now.toISOString() }, maxPerRun)
  await inBatches(due, ({ storeId }) => update(String(storeId), now, { settles: false }))
}

export const derivedOffers: Derived = {
  what: 'offers',
  isOwn: ({ pk }) => pk.startsWith(offersOf('')),
  ownerOf: ({ storeId }) => keyOfStore(String(storeId)),
  recomputeWrites: async ({ sk, _id }, now) => (sk === 'STORE' ? repairWrites(String(_id), now) : []),
}

/** Makes it due if it is wrong. The item of the store itself may be in the same transaction. */
async function repairWrites(storeId: string, now: Date): Promise<Write[]> {
  const before = await readBefore(storeId)
  const { store, due } = before
  const { offers, next, ranked } = await currentOf(before, now)
  const isRight = isDeepStrictEqual(store?.offers, offers) && rewriteItems(before.ranked, ranked).length === 0
  if (isRight && due) return []
  return dueWrites(storeId, due, isRight ? next : now.toISOString())
}

/** Whether the summary is made once more when the indexes are up to date, also if it is the same now. */
interface Settling {
  settles: boolean
}

async function update(storeId: string, now: Date, settling: Settling): Promise<void> {
  await retry({ attempts: 6, isTransient: isConflict }, async () => {
    const before = await readBefore(storeId)
    const current = await currentOf(before, now)
    await learnWords(offerDictionary, newWordsOf(before.ranked, current.ranked))
    // Many offers do not all fit into one transaction. What is wrong for a moment is put right with it.
    await transactInParts(rewriteItems(before.ranked, current.ranked), shortRetry)
    const writes = offerWrites(before, current, now, settling)
    if (writes.length > 0) await transact(writes, shortRetry)
  })
}

type Before = Awaited<ReturnType<typeof readBefore>>
type Current = Awaited<ReturnType<typeof currentOf>>

async function readBefore(storeId: string) {
  const [[store, due], ranked] = await Promise.all([
    Promise.all([keyOfStore(storeId), keyOfDue(storeId)].map((key) => getItem(key, { consistent: true }))),
    queryPartition(offersOf(storeId), { to: keyOfDue(storeId).sk }, placesPerOffer * countedOffers),
  ])
  return { storeId, store, due, ranked: ranked.filter(({ couponId }) => couponId !== undefined) }
}

/** What there should be. Confidence fades, so it is made again each day. */
async function currentOf({ storeId, store }: Before, now: Date) {
  if (!store || isHidden(store)) return { offers: undefined, next: undefined, ranked: [] }
  const { offers, live, next } = await summarize(store, now)
  const tomorrow = new Date(now.getTime() + day).toISOString()
  return {
    offers,
    next: live.length > 0 && (next === undefined || next > tomorrow) ? tomorrow : next,
    ranked: live.slice(0, countedOffers).flatMap((coupon) => {
      const ranked = rankedItems(coupon, store, now)
      return ranked.length === 0 ? [] : [...ranked, ...wordItems(coupon, storeId)]
    }),
  }
}

function offerWrites({ storeId, store, due }: Before, { offers, next }: Current, now: Date, of: Settling) {
  if (!store || isHidden(store)) return dueWrites(storeId, due, undefined)
  const isSame = isDeepStrictEqual(store.offers, offers)
  const settled = new Date(now.getTime() + indexDelay).toISOString()
  const again = next !== undefined && next < settled ? next : settled
  return [
    // Its version stays, so that a form that staff have open does not conflict.
    ...(isSame ? [] : [updateIfUnchanged(store, { ...store, offers }, ['hiddenKeys'])]),
    ...dueWrites(storeId, due, isSame && !of.settles ? next : again),
  ]
}

function dueWrites(storeId: string, before: Item | undefined, at: string | undefined): Write[] {
  if (at === undefined) return before ? [removeIfUnchanged(before, ['revision'])] : []
  const after: Item = { ...keyOfDue(storeId), storeId, ...indexKeysAt(dueList, `${at}#${storeId}`) }
  return before?.listSk === after.listSk ? [] : [putNextRevision(before, after)]
}
