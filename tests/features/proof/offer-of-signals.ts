import { beforeAll, beforeEach, vi } from 'vitest'
import { createCoupon } from '#functions/coupon/coupon'
import { doubtDayKey } from '#functions/features/proof/keys'
import { remove, transact } from '#table/write'
import { callApi, useEmptyTable } from '../../support/api'
import { at, couponForm } from '../../support/content'
import { staffToken } from '../../support/tokens'
import { newStore } from '../../support/one-store'

/** The offer of the current test, its store, and a token of staff: `useOffer` gives each test its own. */
export let [id, storeId, token] = ['', '', '']

/** The time of each test. */
export const now = '2026-05-10T12:00:00.000Z'

let place = 0

/** Gives the tests of a file a table, and each an offer that nobody has said anything about, at `now`. */
export function useOffer(): void {
  beforeAll(async () => {
    await useEmptyTable()
  })
  beforeEach(async () => {
    place++
    // Each test is a day of its own for the most that visitors may put in doubt.
    await transact([remove(doubtDayKey)])
    const store = await newStore({ name: 'Zephyr', slug: `zephyr-${Math.random()}` })
    storeId = store._id
    id = (await createCoupon(couponForm({ storeId }), at('02T08:00')))._id
    token = await staffToken('user')
    vi.useFakeTimers({ toFake: ['Date'], now: at('10T12:00') })
  })
}

export interface Visitor {
  sourceIp: string
  userAgent: string
}

/** A visitor of a network of their own. Tests have different ones, so that limits count them apart. */
export const visitor = (network: number, host = 1): Visitor => ({
  sourceIp: `203.${place}.${network}.${host}`,
  userAgent: 'Firefox',
})

/** Sees the offer's code. */
export const viewOffer = (who: Visitor, coupon = id) =>
  callApi('POST /coupons/{id}/views', { params: { id: coupon }, ...who })

/** Says whether the offer worked. */
export const send = (who: Visitor, json: object, coupon = id) =>
  callApi('POST /coupons/{id}/signals', { params: { id: coupon }, json, ...who })

/** Looks and says. */
export async function say(who: Visitor, outcome: string, reason?: string) {
  await viewOffer(who)
  return send(who, { outcome, reason })
}

/** Each of so many visitors looks and says. */
export async function sayAll(outcomes: readonly string[], from = 1) {
  for (const [at_, outcome] of outcomes.entries()) await say(visitor(from + at_), outcome)
}

/** Staff say whether the offer worked. */
export const testAs = (json: object) => callApi('POST /coupons/{id}/tests', { params: { id }, json, token })

/** What is known of the offer. */
export const proof = async () => (await callApi('GET /coupons/{id}/signals', { params: { id } })).body

/** The ids of the offers in the staff's queue. */
export const doubted = async (): Promise<string[]> =>
  (await callApi('GET /coupons/doubted', { token })).body.map(({ _id }: { _id: string }) => _id)

/** What staff read of who said what about the offer. */
export const ledger = async () => (await callApi('GET /coupons/{id}/tests', { params: { id }, token })).body
