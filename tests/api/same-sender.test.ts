import { beforeAll, expect, test } from 'vitest'
import { endpointOf, type RouteKey, routeKeys } from '#domain/api/api'
import { isVisitorsWrite } from '#domain/api/endpoint'
import { limits } from '#domain/http/limits'
import { createCoupon } from '#functions/coupon/coupon'
import { ledgerOf } from '#functions/features/proof/keys'
import { createStore } from '#functions/store/store'
import { queryLast } from '#table/read'
import { type Answer, callApi, useEmptyTable } from '../support/api'
import { at, couponForm, storeForm } from '../support/content'
import { staffToken } from '../support/tokens'

/** Two people of an office, or of a mobile network: one address and one browser. */
const shared = { sourceIp: '198.51.100.9', userAgent: 'Firefox' }

let [token, storeId, coupon] = ['', '', '']

beforeAll(async () => {
  await useEmptyTable()
  token = await staffToken('user')
  storeId = (await createStore(storeForm({ name: 'Zephyr' }), { logo: '/media/logo.png' }, at('01T08:00')))
    ._id
  coupon = (await createCoupon(couponForm({ storeId }), at('02T08:00')))._id
})

interface Form {
  /** What one of them says; each text is another's. */
  json: (text: string) => object
  read: () => Promise<unknown[]>
}

const texts = (items: object[], name = 'text') => items.map((item) => item[name as keyof typeof item])

const forms: Partial<Record<RouteKey, Form>> = {
  'POST /messages': {
    json: (text) => ({ fullName: 'Ada', email: 'ada@example.com', message: text }),
    read: async () => texts((await callApi('GET /messages', { token })).body, 'message'),
  },
  'POST /reviews/create': {
    json: (text) => ({ reviewerName: 'Ada', rating: 2, storeId, text }),
    read: async () => texts((await callApi('GET /reviews/pending', { token })).body),
  },
  'POST /reports': {
    json: (text) => ({ coupon, kind: 'fake', text }),
    read: async () => texts((await callApi('GET /reports', { token })).body),
  },
}

/** A browser has one answer about an offer and day, and another one replaces it. */
const replaced: RouteKey[] = ['POST /coupons/{id}/signals']

const written = routeKeys.filter((key) => endpointOf(key).form && isVisitorsWrite(key, endpointOf(key)))

test('every form of visitors is looked at here', () => {
  expect(written.toSorted()).toEqual([...Object.keys(forms), ...replaced].toSorted())
})

test.each(Object.entries(forms))(
  'what a stranger with the same address and browser says is stored or refused: %s',
  async (key, form) => {
    const { json, read } = form
    const { count } = limits[key as 'POST /messages'][0]
    const sent = Array.from({ length: count + 2 }, (_, place) => `Text number ${place} of somebody else`)
    const answers: Answer[] = []
    for (const text of sent) answers.push(await callApi(key as RouteKey, { ...shared, json: json(text) }))
    const taken = sent.filter((_, place) => answers[place]?.status === 201)
    expect([...(await read())].toSorted()).toEqual(taken.toSorted())
    expect(taken.length).toBeGreaterThanOrEqual(count)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
      refused.map(() => [429, expect.stringMatching(/^Too many tries\. Please wait .+ and try again\.$/)]),
    )
    expect(refused.length).toBeGreaterThan(0)
  },
)

test('another answer about an offer replaces the first of that browser', async () => {
  const params = { id: coupon }
  await callApi('POST /coupons/{id}/views', { ...shared, params })
  for (const json of [
    { outcome: 'failed', reason: 'Old.' },
    { outcome: 'worked', reason: 'New.' },
  ])
    await callApi('POST /coupons/{id}/signals', { ...shared, params, json })
  expect(texts(await queryLast(ledgerOf(coupon), 5))).toEqual(['New.'])
})
