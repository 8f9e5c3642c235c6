import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCoupon } from '#functions/coupon/coupon'
import { createStore } from '#functions/store/store'
import { callApi, useEmptyTable } from '../../../support/api'
import { at, couponForm, storeForm } from '../../../support/content'
import { staffToken } from '../../../support/tokens'

let storeId: string
let id: string
let token: string

beforeAll(async () => {
  await useEmptyTable()
  token = await staffToken('user')
  storeId = (await createStore(storeForm({ name: 'Zephyr' }), { logo: '/media/logo.png' }, at('01T08:00')))
    ._id
})
beforeEach(async () => {
  id = (await createCoupon(couponForm({ storeId }), at('02T08:00')))._id
  vi.useFakeTimers({ toFake: ['Date'], now: at('10T12:00') })
})
afterEach(() => vi.useRealTimers())

const testAs = (json: object) => callApi('POST /coupons/{id}/tests', { params: { id }, json, token })
const proof = async () => (await callApi('GET /coupons/{id}/signals', { params: { id } })).body
const ledger = async () => (await callApi('GET /coupons/{id}/tests', { params: { id }, token })).body

const now = '2026-05-10T12:00:00.000Z'

describe('a test by staff', () => {
  test('counts three times as much as a visitor, and is in the ledger with its author and note', async () => {
    await testAs({ outcome: 'worked', note: ' Tried it. ' })
    expect(await proof()).toMatchObject({
      // The figure is of visitors.
      worked: 0,
      total: 0,
      state: 'works',
      testOutcome: 'worked',
      parts: { worked: 3, failed: 0 },
    })
    expect(await ledger()).toEqual([
      {
        at: now,
        source: 'staff',
        outcome: 'worked',
        text: 'Tried it.',
        by: 'someone@example.com',
        counted: true,
        ofBefore: false,
      },
    ])
  })

  test('replaces the one of that day', async () => {
    await testAs({ outcome: 'worked' })
    await testAs({ outcome: 'failed' })
    expect(await proof()).toMatchObject({ testOutcome: 'failed', parts: { worked: 0, failed: 3 } })
  })

  test.each([
    [{}, { outcome: 'Outcome is required.' }],
    [{ outcome: 'partly' }, { outcome: 'Outcome must be worked or failed.' }],
    [{ outcome: 'worked', note: 'x'.repeat(501) }, { note: 'Note may have at most 500 characters.' }],
  ])('that is %j is refused by its fields', async (json, fields) => {
    const { status, body } = await testAs(json)
    expect([status, body.fields]).toEqual([400, fields])
  })
})
