import { beforeEach, expect, test } from 'vitest'
import type { Coupon } from '#domain/coupon'
import type { Store } from '#domain/store'
import { createCoupon } from '#functions/entities/coupon'
import { createStore } from '#functions/entities/store'
import { forms } from '#functions/pages/handler'
import { erasePerson, findPerson } from '#operations/person-data'
import { callApi, readPages, useEmptyTable } from '../support/api'
import { at, couponForm, formDataOf, storeForm, unusedId } from '../support/content'
import { eventOf } from '../support/event'
import { allItems } from '../support/stored'
import { staffToken } from '../support/tokens'

let token: string
let store: Store
let coupon: Coupon

beforeEach(async () => {
  await useEmptyTable()
  token = await staffToken('user')
  store = await createStore(storeForm({ name: 'Zephyr' }), { logo: '/media/logo.png' }, at('01T08:00'))
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
  }
  expect({ status, body }).toEqual({ status: 201, body: receipt })
  expect(await receiptOf(body._id)).toMatchObject({ status: 200, body })
  expect(await open()).toEqual([
    {
      ...body,
      text,
      email: 'ada@example.com',
      notified: null,
      review: null,
      coupon: expect.objectContaining(coupon),
    },
  ])
})

test('a report of a review shows it to staff, with its store', async () => {
  const id = await review()
  await report({ review: id, kind: 'personal-data' })
  const [shown] = await open()
  expect(shown).toMatchObject({
    about: 'review',
    kind: 'personal-data',
    email: null,
    coupon: null,
    review: { _id: id, text: 'Late.', storeId: { name: 'Zephyr' } },
  })
})

test('the decision and its reason are read at the receipt, but not who has decided', async () => {
  const { _id } = await report()
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
  const { by: _, ...said } = body.decision
  expect((await receiptOf(_id)).body.decision).toEqual(said)
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
  ['no id', async () => ({ coupon: 'x' }), 'coupon', 'This is not a valid id.'],
  ['no kind', async () => ({ coupon: coupon._id, kind: '' }), 'kind', 'Kind is required.'],
  [
    'another kind',
    async () => ({ coupon: coupon._id, kind: 'ugly' }),
    'kind',
    'Kind must be one of illegal, misleading, not-working, personal-data, fake, other.',
  ],
  ['no text', async () => ({ coupon: coupon._id, text: ' ' }), 'text', 'Report is required.'],
  [
    'no address',
    async () => ({ coupon: coupon._id, email: 'ada' }),
    'email',
    'Enter an email address like name@example.com.',
  ],
])('a report with %s is refused, and nothing is stored', async (_, fieldsOf, field, message) => {
  const { status, body } = await send(await fieldsOf())
  // Without a subject, and with two, both fields are named.
  const isOfBoth = message.includes('one offer') || message.includes('or an offer')
  expect([status, body.fields]).toEqual([400, { [field]: message, ...(isOfBoth && { coupon: message }) }])
  expect(await stored()).toEqual([])
})

test('a hidden coupon of a deleted store cannot be reported', async () => {
  await callApi('DELETE /stores/by-id/{id}', { token, params: { id: store._id } })
  expect((await send({ coupon: coupon._id })).status).toBe(400)
})

test('a bot gets the usual answer, and nothing is stored', async () => {
  const { status, body } = await send({ coupon: coupon._id, website: 'https://spam.example.com' })
  expect([status, body.decision, await stored()]).toEqual([201, null, []])
})

test.each([
  [{ outcome: 'removed' }, 'reason', 'Reason is required.'],
  [{ reason: 'Because.' }, 'outcome', 'Outcome is required.'],
  [{ outcome: 'burnt', reason: 'Because.' }, 'outcome', 'Outcome must be kept, changed or removed.'],
])('a decision of %j is refused', async (json, field, message) => {
  const { _id } = await report()
  const { status, body } = await decide(_id, json)
  expect([status, body.fields]).toEqual([400, { [field]: message }])
  expect((await receiptOf(_id)).body.decision).toBeNull()
})

test('an unknown number is not found', async () => {
  const answers = [await receiptOf(unusedId), await receiptOf('nothing'), await decide(unusedId)]
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
    answers.map(() => [404, 'There is no such report.']),
  )
})

test('the list is paged and refuses another state', async () => {
  for (let count = 0; count < 3; count++) await report()
  const pages = await readPages('GET /reports', { token, query: { limit: '2' } })
  expect(pages.map(({ length }) => length)).toEqual([2, 1])
  expect((await callApi('GET /reports', { token, query: { state: 'lost' } })).body.fields).toEqual({
    state: 'state must be open or decided.',
  })
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

/** Posts the form as a browser does without JavaScript. */
async function post(fields: Record<string, string>) {
  const form = formDataOf({ website: '', ...fields })
  const event = await eventOf('POST /messages', { form })
  return forms({ ...event, rawPath: '/api/forms/report' })
}

test('without JavaScript the form leads to its receipt', async () => {
  const { statusCode, headers } = await post({ coupon: coupon._id, kind: 'fake', text, email: '' })
  const [{ _id }] = await open()
  expect([statusCode, headers?.['location']]).toEqual([303, `/report/${_id}`])
})

test('without JavaScript a refusal keeps what was typed and what it is about', async () => {
  const { statusCode, body = '' } = await post({ coupon: coupon._id, kind: '', text })
  expect(statusCode).toBe(400)
  expect(body).toContain('Kind is required.')
  expect(body).toContain(`name="coupon" value="${coupon._id}"`)
  expect(body).toContain('not true. &lt;b&gt;')
  expect(await stored()).toEqual([])
})
