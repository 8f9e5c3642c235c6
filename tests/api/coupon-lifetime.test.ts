import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Coupon } from '#domain/coupon/coupon'
import type { CouponStatus } from '#domain/coupon/coupon-status'
import { createCoupon, updateCoupon } from '#functions/coupon/coupon'
import { callApi, nextOf, readPages } from '../support/api'
import { at, couponForm } from '../support/content'
import { contradictions } from '../support/integrity'
import { staffToken } from '../support/tokens'
import { newStore, token, useStaff } from '../support/one-store'

let storeId: string
let other: string

useStaff({ role: 'admin', once: true })
beforeAll(async () => {
  const stores = await Promise.all(['Zephyr', 'Other'].map((name) => newStore({ name })))
  ;[storeId, other] = stores.map(({ _id }) => _id) as [string, string]
  const offers: [title: string, dates: { startsAt?: string; endsAt?: string }][] = [
    ['Open', {}],
    ['Newer open', {}],
    ['Soon', { startsAt: '2026-05-12' }],
    ['Soon, without an end', { startsAt: '2026-05-11' }],
    ['Soon, with an end', { startsAt: '2026-05-13', endsAt: '2026-05-14' }],
    ['This month', { startsAt: '2026-05-01', endsAt: '2026-05-31' }],
    ['Today', { endsAt: '2026-05-10' }],
    ['Tomorrow at noon', { endsAt: '2026-05-11T12:00' }],
    ['Yesterday', { endsAt: '2026-05-09' }],
    ['In March', { endsAt: '2026-03-20' }],
    ['Last year', { endsAt: '2025-06-30' }],
    ['Taken away', { endsAt: '2026-05-31' }],
  ]
  for (const [at_, [title, dates]] of offers.entries()) {
    const createdAt = at(`02T08:${String(at_).padStart(2, '0')}`)
    const { _id } = await createCoupon(couponForm({ storeId, title, ...dates }), createdAt)
    if (title !== 'Taken away') continue
    await updateCoupon(_id, { fields: { withdrawn: true }, versions: undefined }, at('03T08:00'))
  }
  await createCoupon(couponForm({ storeId: other, title: 'Elsewhere', endsAt: '2026-05-20' }), at('02T09:00'))
})

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: at('10T12:00') }))

const titles = (coupons: Coupon[]) => coupons.map(({ title }) => title)
const ofStore = (query: Record<string, string> = {}, caller: { token?: string } = {}) =>
  callApi('GET /stores/coupons/{storeId}', { params: { storeId }, query, ...caller })
const all = (query: Record<string, string> = {}, caller: { token?: string } = {}) =>
  callApi('GET /coupons', { query, ...caller })
const named = async (title: string) => {
  const { body } = await all({}, { token: await staffToken() })
  return (body as Coupon[]).find((coupon) => coupon.title === title) as Coupon
}

test('what ended in the last 90 days is told without its code and link', async () => {
  const { body } = await ofStore({ status: 'expired' })
  expect(
    (body as Coupon[]).map(({ title, status, couponCode, link, labels }) => [
      title,
      status,
      couponCode,
      link,
      labels.date,
    ]),
  ).toEqual([
    ['Yesterday', 'expired', null, '', 'Ended 9 May 2026'],
    ['In March', 'expired', null, '', 'Ended 20 March 2026'],
  ])
  const read = await all()
  const codes = (read.body as Coupon[]).map(({ status, couponCode }) => [status, couponCode !== null])
  expect(
    codes.filter(([status, hasCode]) => hasCode !== ['live', 'ending'].includes(String(status))),
  ).toEqual([])
})

const byStatus: [CouponStatus, string[]][] = [
  ['scheduled', ['Soon, without an end', 'Soon', 'Soon, with an end']],
  ['live', ['Today', 'Tomorrow at noon', 'Elsewhere', 'This month', 'Newer open', 'Open']],
  ['ending', ['Today', 'Tomorrow at noon']],
  ['expired', ['Yesterday', 'In March', 'Last year']],
  ['withdrawn', ['Taken away']],
]

test.each(byStatus)('staff list what is %s, page by page', async (status, expected) => {
  const pages = await readPages('GET /coupons', { query: { status, limit: '2' }, token })
  expect(titles(pages.flat() as Coupon[])).toEqual(expected)
  const here = titles((await ofStore({ status }, { token })).body)
  expect(here.toSorted()).toEqual(expected.filter((title) => title !== 'Elsewhere').toSorted())
})

test.each(['scheduled', 'withdrawn', 'expired'])(
  'visitors are refused the list of all that is %s',
  async (status) => {
    const { status: answer, body } = await all({ status })
    expect([answer, body.message]).toEqual([401, 'Please sign in to see coupons of this status.'])
  },
)

test('a cursor leads on although the offer it names has ended since', async () => {
  const first = await ofStore({ limit: '1' })
  vi.setSystemTime(at('11T00:00:00'))
  const { status, body } = await ofStore(nextOf(first.headers))
  expect([status, titles(body)]).toEqual([200, ['Tomorrow at noon']])
})

test('visitors are not told of what has not started, and read what is gone without its code', async () => {
  const [soon, gone, past] = await Promise.all(['Soon', 'Taken away', 'Yesterday'].map(named))
  const read = (coupon: Coupon | undefined, caller = {}) =>
    callApi('GET /coupons/{id}', { params: { id: coupon?._id ?? '' }, ...caller })
  expect((await read(soon)).status).toBe(404)
  expect((await read(soon, { token })).body).toMatchObject({ status: 'scheduled', couponCode: 'SAVE20' })
  expect((await read(gone)).body).toEqual({ ...gone, couponCode: null, link: '' })
  expect((await read(past)).body).toEqual({ ...past, couponCode: null, link: '' })
  expect(titles((await all()).body).filter((title) => title.startsWith('Soon'))).toEqual([])
})

test.each<[CouponStatus, string, string]>([
  // 'Tomorrow at noon' comes into its last 48 hours.
  ['ending', '2026-05-09T11:59:55.500Z', 's-maxage=4,'],
  ['ending', '2026-05-09T11:58:59.999Z', 's-maxage=45,'],
  // 'Today' ends.
  ['expired', '2026-05-10T23:59:50.000Z', 's-maxage=10,'],
])('the list of what is %s is kept at %s until an offer comes into it', async (status, moment, part) => {
  vi.setSystemTime(new Date(moment))
  const { body, headers } = await ofStore({ status })
  expect(headers['cache-control']).toContain(part)
  expect((body as Coupon[]).every((coupon) => coupon.status === status)).toBe(true)
})

test('staff withdraw an offer and give it back, and its first withdrawal counts', async () => {
  const { _id: id } = await createCoupon(couponForm({ storeId: other, title: 'To and fro' }), at('02T10:00'))
  const put = (json: object) => callApi('PUT /coupons/{id}', { token, params: { id }, json })
  const seen = async () =>
    titles((await callApi('GET /stores/coupons/{storeId}', { params: { storeId: other } })).body)
  const { status, body } = await put({ withdrawn: true })
  expect([status, body.status, body.withdrawnAt]).toEqual([200, 'withdrawn', '2026-05-10T12:00:00.000Z'])
  vi.setSystemTime(at('10T13:00'))
  const again = await put({ withdrawn: true, title: 'To and fro' })
  expect(again.body).toEqual({ ...body, version: 3 })
  expect([await seen(), await contradictions()]).toEqual([['Elsewhere'], []])
  expect((await put({ withdrawn: false })).body).toMatchObject({ status: 'live', withdrawnAt: null })
  expect(await seen()).toEqual(['Elsewhere', 'To and fro'])
  expect((await put({ withdrawn: 'perhaps' })).body.fields).toEqual({
    withdrawn: 'Withdrawn must be true or false.',
  })
})
