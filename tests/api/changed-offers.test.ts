import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCoupon, updateCoupon } from '#functions/entities/coupon'
import { keyOf } from '#functions/entities/keys'
import { tallyOf } from '#functions/entities/proof'
import { createStore } from '#functions/entities/store'
import { getItem } from '#table/read'
import { callApi, useEmptyTable } from '../support/api'
import { at, couponForm, storeForm, untested } from '../support/content'
import { staffToken } from '../support/tokens'

let storeId: string
let id: string
let token: string
let place = 0

beforeAll(async () => {
  await useEmptyTable()
})

beforeEach(async () => {
  place++
  const store = await createStore(
    storeForm({ name: 'Zephyr', slug: `zephyr-${Math.random()}` }),
    { logo: '/media/logo.png' },
    at('01T08:00'),
  )
  storeId = store._id
  id = (await createCoupon(couponForm({ storeId }), at('02T08:00')))._id
  token = await staffToken('user')
  vi.useFakeTimers({ toFake: ['Date'], now: at('10T12:00') })
})
afterEach(() => vi.useRealTimers())

interface Visitor {
  sourceIp: string
  userAgent: string
}

/** A visitor of a network of their own. Tests have different ones, so that limits count them apart. */
const visitor = (network: number, host = 1): Visitor => ({
  sourceIp: `203.${place}.${network}.${host}`,
  userAgent: 'Firefox',
})

const look = (who: Visitor, coupon = id) =>
  callApi('POST /coupons/{id}/views', { params: { id: coupon }, ...who })
const send = (who: Visitor, json: object, coupon = id) =>
  callApi('POST /coupons/{id}/signals', { params: { id: coupon }, json, ...who })

/** Looks and says. */
async function say(who: Visitor, outcome: string, reason?: string) {
  await look(who)
  return send(who, { outcome, reason })
}

async function sayAll(outcomes: readonly string[], from = 1) {
  for (const [at_, outcome] of outcomes.entries()) await say(visitor(from + at_), outcome)
}

const testAs = (json: object) => callApi('POST /coupons/{id}/tests', { params: { id }, json, token })
const proof = async () => (await callApi('GET /coupons/{id}/signals', { params: { id } })).body
const doubted = async (): Promise<string[]> =>
  (await callApi('GET /coupons/doubted', { token })).body.map(({ _id }: { _id: string }) => _id)
const ledger = async () => (await callApi('GET /coupons/{id}/tests', { params: { id }, token })).body

const now = '2026-05-10T12:00:00.000Z'

describe('an offer whose code, type or link staff change', () => {
  const change = (fields: object) => updateCoupon(id, { fields, versions: undefined }, at('10T12:00'))

  test.each([
    { couponCode: 'OTHER9' },
    { link: 'https://elsewhere.example/sale' },
    { type: 'deal' as const },
  ])('is not tested yet: %j', async (fields) => {
    await sayAll(['failed', 'failed', 'failed'])
    await testAs({ outcome: 'failed' })
    const { parts } = await proof()
    await change(fields)
    const { confidence: _, ...untestedYet } = untested
    expect(await proof()).toMatchObject({
      ...untestedYet,
      // What is known of the store stays.
      parts: { ...untested.parts, storeRate: parts.storeRate, storeSignals: parts.storeSignals },
    })
    expect(await doubted()).not.toContain(id)
    expect((await ledger()).map(({ ofBefore }: { ofBefore: boolean }) => ofBefore)).toEqual(
      Array(4).fill(true),
    )
  })

  test('takes answers anew, also of who spoke that day, and takes none away from what was said before', async () => {
    await sayAll(['worked', 'worked', 'worked'])
    await change({ couponCode: 'OTHER9' })
    const { body } = await send(visitor(1), { outcome: 'failed' })
    expect(body).toMatchObject({ worked: 0, total: 1, state: 'few', parts: { storeSignals: 4 } })
    await send(visitor(1), { outcome: 'worked' })
    expect(await proof()).toMatchObject({ worked: 1, total: 1 })
    const before = (await ledger()).map(({ ofBefore }: { ofBefore: boolean }) => ofBefore)
    expect(before.toSorted()).toEqual([false, true, true, true])
  })

  test('keeps what is known of it under another title and other terms', async () => {
    await sayAll(['worked', 'worked', 'worked'])
    await change({ title: 'Renamed', terms: 'Once a day.' })
    expect(await proof()).toMatchObject({ worked: 3, total: 3, state: 'works' })
  })

  test('has whole counters, whatever is said while they change it', async () => {
    const many = Array.from({ length: 5 }, (_, network) => visitor(network + 1))
    for (const each of many) await look(each)
    await Promise.all([
      ...many.map((each) => send(each, { outcome: 'failed' })),
      change({ couponCode: 'OTHER9' }),
    ])
    const coupon = (await getItem(keyOf.coupon(id))) ?? {}
    const counted = (await ledger()).filter(({ ofBefore }: { ofBefore: boolean }) => !ofBefore).length
    expect([tallyOf(coupon)?.signals ?? 0, (await proof()).total]).toEqual([counted, counted])
    expect((await doubted()).includes(id)).toBe('doubtedAt' in coupon)
  })
})

describe('an offer that waits for staff', () => {
  test('that staff have found dead says so, and still waits to be withdrawn', async () => {
    const { body } = await testAs({ outcome: 'failed' })
    expect(body).toMatchObject({ state: 'checking', testOutcome: 'failed', testedAt: now, doubtedAt: now })
    expect(await doubted()).toContain(id)
  })

  test('waits no longer when it is withdrawn, and does again when it is restored', async () => {
    await sayAll(['failed', 'failed', 'failed'])
    const change = (fields: object) => updateCoupon(id, { fields, versions: undefined }, at('10T12:00'))
    await change({ withdrawn: true })
    expect(await doubted()).not.toContain(id)
    expect(await getItem(keyOf.doubt(id))).toBeUndefined()
    await change({ withdrawn: false })
    expect(await doubted()).toContain(id)
  })

  test('waits no longer once it has ended, unless staff give it another end', async () => {
    await sayAll(['failed', 'failed', 'failed'])
    const endAt = (endsAt: string) =>
      callApi('PUT /coupons/{id}', { params: { id }, json: { endsAt }, token })
    await endAt('2026-05-10T18:00Z')
    expect(await doubted()).toContain(id)
    expect((await getItem(keyOf.doubt(id)))?.expiresAt).toBe(Date.parse('2026-05-10T18:00Z') / 1000)
    vi.setSystemTime(at('10T18:00'))
    expect(await doubted()).not.toContain(id)
    await endAt('2026-05-12T18:00Z')
    expect(await doubted()).toContain(id)
  })
})
