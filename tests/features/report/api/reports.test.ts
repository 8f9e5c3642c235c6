import { beforeEach, expect, test } from 'vitest'
import type { Coupon } from '#domain/coupon/coupon'
import { createCoupon } from '#functions/coupon/coupon'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { erasePerson, findPerson } from '#operations/person-data'
import { interleaved } from '../../../races/interleave'
import { callApi } from '../../../support/api'
import { couponForm, unusedId } from '../../../support/content'
import { allItems } from '../../../support/table-items'
import { store, token, useOneStore } from '../../../support/one-store'

let coupon: Coupon

useOneStore()
beforeEach(async () => {
  coupon = await createCoupon(couponForm({ storeId: store._id, title: 'A fifth off' }), new Date())
})

const text = 'It is\nnot true. <b>'
const send = (json: object) => callApi('POST /reports', { json: { kind: 'misleading', text, ...json } })
const report = async (json: object = { coupon: coupon._id }) => (await send(json)).body
const receiptOf = (id: string) => callApi('GET /reports/{id}', { params: { id } })
const open = async () => (await callApi('GET /reports', { token })).body
const decided = async () => (await callApi('GET /reports', { token, query: { state: 'decided' } })).body
const decide = (id: string, json: object = { outcome: 'removed', reason: 'The code is gone.' }) =>
  callApi('PATCH /reports/{id}/decide', { token, params: { id }, json })
const withdraw = () =>
  callApi('PUT /coupons/{id}', { token, params: { id: coupon._id }, json: { withdrawn: true } })
const stored = async () => (await allItems()).filter(({ sk }) => sk === 'REPORT' || sk === 'RECEIPT')

async function review(approved = true) {
  const json = { reviewerName: 'Rosa', text: 'Late.', rating: 2, storeId: store._id }
  const { body } = await callApi('POST /reviews/create', { json })
  if (approved) await callApi('PATCH /reviews/by-id/{id}/approve', { token, params: { id: body._id } })
  return body._id as string
}

test('a report of an offer gives a receipt, which says nothing of who has reported', async () => {
  const { status, body } = await send({ coupon: coupon._id, email: ' Ada@Example.com ' })
  const receipt = {
    _id: expect.stringMatching(/^[0-9A-Z]{26}$/),
    about: 'coupon',
    kind: 'misleading',
    createdAt: expect.stringMatching(/Z$/),
    decision: null,
    subject: { about: 'coupon', name: 'A fifth off', storeId: expect.objectContaining({ name: 'Zephyr' }) },
  }
  expect({ status, body }).toEqual({ status: 201, body: receipt })
  expect(await receiptOf(body._id)).toMatchObject({ status: 200, body })
  const { subject: _, ...shown } = body
  expect(await open()).toEqual([
    {
      ...shown,
      decisions: [],
      version: 1,
      text,
      email: 'ada@example.com',
      notified: null,
      review: null,
      coupon: expect.objectContaining(coupon),
    },
  ])
})

test('the decision and its reason are read at the receipt, but not who has decided', async () => {
  const { _id } = await report()
  await withdraw()
  const { status, body } = await decide(_id)
  expect({ status, decision: body.decision }).toEqual({
    status: 200,
    decision: {
      outcome: 'removed',
      reason: 'The code is gone.',
      at: expect.stringMatching(/Z$/),
      by: expect.any(String),
    },
  })
  const { by: _, ...shown } = body.decision
  expect((await receiptOf(_id)).body.decision).toEqual(shown)
  expect([await open(), (await decided()).length]).toEqual([[], 1])
  await decide(_id, { outcome: 'kept', reason: 'It works after all.' })
  expect((await receiptOf(_id)).body.decision.outcome).toBe('kept')
  expect((await decided()).length).toBe(1)
})

test('what was reported may be gone by the time it is decided', async () => {
  const { _id } = await report()
  await callApi('DELETE /coupons/{id}', { token, params: { id: coupon._id } })
  expect((await open())[0]).toMatchObject({ _id, about: 'coupon', coupon: null })
  expect((await decide(_id)).status).toBe(200)
})

test.each<[string, () => Promise<object>, string, string]>([
  ['nothing', async () => ({}), 'review', 'A review or an offer is required.'],
  [
    'both',
    async () => ({ review: await review(), coupon: coupon._id }),
    'review',
    'A report is about one review or one offer.',
  ],
  ['an unknown coupon', async () => ({ coupon: unusedId }), 'coupon', 'There is no such coupon.'],
  ['an unknown review', async () => ({ review: unusedId }), 'review', 'There is no such review.'],
  [
    'a review that waits',
    async () => ({ review: await review(false) }),
    'review',
    'There is no such review.',
  ],
  [
    'a review that does not work',
    async () => ({ review: await review(), kind: 'not-working' }),
    'kind',
    'Only an offer can be reported as not working.',
  ],
])('a report with %s is refused, and nothing is stored', async (_, fieldsOf, field, message) => {
  const { status, body } = await send(await fieldsOf())
  // Without a subject, and with two, both fields are named.
  const isOfBoth = message.includes('one offer') || message.includes('or an offer')
  expect([status, body.fields]).toEqual([400, { [field]: message, ...(isOfBoth && { coupon: message }) }])
  expect(await stored()).toEqual([])
})

const subjectOf = (by: string) => callApi('GET /reports/subject', { query: { by } })

test('before a report anybody reads what it would be about', async () => {
  const id = await review()
  const storeId = expect.objectContaining({ name: 'Zephyr', slug: 'zephyr' })
  expect((await subjectOf(`review:${id}`)).body).toEqual({ about: 'review', name: 'Rosa', storeId })
  expect((await subjectOf(`coupon:${coupon._id}`)).body).toEqual({
    about: 'coupon',
    name: 'A fifth off',
    storeId,
  })
})

test('what visitors do not see cannot be reported, and its name is not said', async () => {
  const starts = { startsAt: '2099-01-01', endsAt: null }
  const coming = await createCoupon(couponForm({ storeId: store._id, ...starts }), new Date())
  const { _id } = await report()
  await withdraw()
  const hidden = [
    `coupon:${coupon._id}`,
    `coupon:${coming._id}`,
    `coupon:${unusedId}`,
    `review:${coupon._id}`,
    `review:${await review(false)}`,
  ]
  const answers = await Promise.all(hidden.map(subjectOf))
  expect(answers.map(({ status }) => status)).toEqual(hidden.map(() => 404))
  expect([
    (await send({ coupon: coming._id })).body.fields,
    (await send({ coupon: coupon._id })).body.fields,
  ]).toEqual([{ coupon: 'There is no such coupon.' }, { coupon: 'There is no such coupon.' }])
  expect((await receiptOf(_id)).body.subject).toBeNull()
})

test('a read that names no review and no offer says which parameter is wrong', async () => {
  const named = [
    '',
    'nope',
    'coupon:',
    'coupon:nope',
    `store:${store._id}`,
    `coupon:${coupon._id}:x`,
    coupon._id,
  ]
  const answers = [await callApi('GET /reports/subject'), ...(await Promise.all(named.map(subjectOf)))]
  const refusal = [400, { by: 'by must be review: or coupon:, and an id.' }]
  expect(answers.map(({ status, body }) => [status, body.fields])).toEqual(answers.map(() => refusal))
})

const unapprove = (id: string) => callApi('PATCH /reviews/by-id/{id}/unapprove', { token, params: { id } })

test.each([
  ['coupon', 'offer. Withdraw or delete it first.', async () => coupon._id, withdraw],
  ['review', 'review. Reject, unapprove or delete it first.', () => review(), unapprove],
] as const)('a %s that visitors see was not removed', async (about, what, subjectId, hide) => {
  const id = await subjectId()
  const { _id } = await report({ [about]: id })
  const early = await decide(_id)
  expect([early.status, early.body.fields]).toEqual([400, { outcome: `Visitors still see the ${what}` }])
  expect((await receiptOf(_id)).body.decision).toBeNull()
  await hide(id)
  expect((await decide(_id)).status).toBe(200)
})

test('what was removed because of a report cannot be restored', async () => {
  const { _id } = await report()
  const params = { id: coupon._id }
  await callApi('DELETE /coupons/{id}', { token, params })
  await decide(_id)
  expect((await callApi('POST /coupons/{id}/restore', { token, params })).status).toBe(404)
})

const kept = { outcome: 'kept', reason: 'It works.' }
const changed = { outcome: 'changed', reason: 'Its terms are said now.' }

test('each decision is kept, and one for another version is refused', async () => {
  const { _id } = await report()
  expect((await decide(_id, kept)).body).toMatchObject({ version: 2, decisions: [kept] })
  const late = await callApi('PATCH /reports/{id}/decide', {
    token,
    params: { id: _id },
    json: changed,
    headers: { 'if-match': '"1"' },
  })
  expect([late.status, (await receiptOf(_id)).body.decision.outcome]).toEqual([412, 'kept'])
  const { body } = await decide(_id, changed)
  expect(body).toMatchObject({ version: 3, decision: changed, decisions: [kept, changed] })
})

test('of two who decide at once neither is lost', async () => {
  const { _id } = await report()
  const before = (command: unknown) => command instanceof TransactWriteCommand
  await interleaved(() => decide(_id, kept), { meanwhile: () => decide(_id, changed), before })
  const [{ decisions }] = await decided()
  expect(decisions).toMatchObject([changed, kept])
})

test('who sends the same report again gets the first receipt', async () => {
  const visitor = { sourceIp: '198.51.100.7', userAgent: 'Firefox' }
  const again = (json: object, by = visitor) =>
    callApi('POST /reports', { ...by, json: { kind: 'fake', text, ...json } })
  const first = await again({ coupon: coupon._id })
  const second = await again({ coupon: coupon._id, text: ` ${text} ` })
  expect([second.status, second.body]).toEqual([201, first.body])
  expect((await open()).length).toBe(1)
  await again({ coupon: coupon._id }, { ...visitor, userAgent: 'Chrome' })
  await again({ review: await review() })
  expect((await open()).length).toBe(3)
})

test('the same report twice at once is one', async () => {
  const visitor = { sourceIp: '198.51.100.8', userAgent: 'Firefox' }
  const twice = () =>
    callApi('POST /reports', { ...visitor, json: { coupon: coupon._id, kind: 'fake', text } })
  const answers = await Promise.all([twice(), twice()])
  expect(answers[0].body._id).toBe(answers[1].body._id)
  expect((await open()).length).toBe(1)
})

test('a bot gets the usual answer, and nothing is stored', async () => {
  const { status, body } = await send({ coupon: coupon._id, website: 'https://spam.example.com' })
  expect([status, body.decision, await stored()]).toEqual([201, null, []])
})

test('reports end after a year, and an address is erased with its person', async () => {
  const { _id } = await report({ coupon: coupon._id, email: 'ada@example.com' })
  const days = (await stored()).map(
    ({ expiresAt }) => (Number(expiresAt) * 1000 - Date.now()) / (24 * 60 * 60_000),
  )
  expect(days.map(Math.round)).toEqual([365, 365])
  const found = await findPerson({ email: 'ADA@example.com' })
  expect(found.reports).toEqual([
    { _id, text, email: 'ada@example.com', createdAt: expect.stringMatching(/Z$/) },
  ])
  await erasePerson(found, new Date())
  expect(JSON.stringify(await allItems())).not.toContain('ada@example.com')
  expect((await open())[0]).toMatchObject({ _id, email: null, text })
})

test('ids are found in either case: in a path, a query and a body', async () => {
  const small = (id: string) => id.toLowerCase()
  const offer = await callApi('GET /coupons/{id}', { params: { id: small(coupon._id) } })
  expect(offer).toMatchObject({ status: 200, body: { _id: coupon._id } })
  const about = await callApi('GET /reports/subject', { query: { by: `coupon:${small(coupon._id)}` } })
  expect(about).toMatchObject({ status: 200, body: { name: 'A fifth off' } })
  expect(about.headers['cache-control']).toContain('s-maxage=0,')
  const { _id } = await report({ coupon: small(coupon._id) })
  expect((await receiptOf(small(_id))).body._id).toBe(_id)
  const link = 'https://shop.example.com/sale'
  const ofStore = { title: 'Another', percentageOff: 5, type: 'deal', link, storeId: small(store._id) }
  const { body } = await callApi('POST /coupons/create', { token, json: ofStore })
  expect(body.storeId._id).toBe(store._id)
})
