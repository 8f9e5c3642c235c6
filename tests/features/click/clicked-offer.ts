import { beforeEach, expect, vi } from 'vitest'
import type { ClickCount } from '#domain/click/click'
import { createCoupon } from '#functions/coupon/coupon'
import { callApi } from '../../support/api'
import { couponForm } from '../../support/content'
import { newStore, token, useStaff } from '../../support/one-store'

/** The offer of the current test, and its store. */
export let [storeId, couponId] = ['', '']
let month = 0

export const storeName = () => `Zephyr ${month}`
export const today = () => new Date().toISOString().slice(0, 10)

/** Gives each test an offer, and a month of its own. */
export function withClickedOffer(): void {
  useStaff({ role: 'admin', once: true })
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, -40 * ++month, 12) })
    storeId = (await newStore({ name: storeName(), subIdParam: 'clickref' }, new Date()))._id
    couponId = (await createCoupon(couponForm({ storeId }), new Date()))._id
  })
}

export async function clicksBy(by: string, query: object = {}): Promise<ClickCount[]> {
  const days = { from: today(), to: today() }
  const { status, body } = await callApi('GET /stats/clicks', { token, query: { ...days, by, ...query } })
  expect([status, body]).toEqual([200, expect.any(Array)])
  return body
}
