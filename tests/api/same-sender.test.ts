import { beforeAll, expect, test } from 'vitest'
import { endpointOf, type RouteKey, routeKeys } from '#domain/api/api'
import { isVisitorsWrite } from '#domain/api/endpoint'
import type { LimitedRoute } from '#domain/api/limits'
import { createCoupon } from '#functions/coupon/coupon'
import { type WrittenText, visitorWrites } from '../features/requests'
import { type Answer, callApi } from '../support/api'
import { at, couponForm } from '../support/content'
import { store, token, useOneStore } from '../support/one-store'
import { useUpLimit } from '../support/use-up-limit'

/** Two people of an office, or of a mobile network: one address and one browser. */
const shared = { sourceIp: '198.51.100.9', userAgent: 'Firefox' }

let coupon = ''

useOneStore({ once: true })
beforeAll(async () => {
  coupon = (await createCoupon(couponForm({ storeId: store._id }), at('02T08:00')))._id
})

const core: Partial<Record<RouteKey, WrittenText>> = {
  'POST /messages': {
    json: (text) => ({ fullName: 'Ada', email: 'ada@example.com', message: text }),
    list: 'GET /messages',
  },
  'POST /reviews/create': {
    json: (text) => ({ reviewerName: 'Ada', rating: 2, storeId: store._id, text }),
    list: 'GET /reviews/pending',
  },
}

const written = routeKeys.filter((key) => endpointOf(key).form && isVisitorsWrite(key, endpointOf(key)))

test('every form of visitors is looked at here, or by its feature', () => {
  expect(written.filter((key) => !(key in visitorWrites)).toSorted()).toEqual(Object.keys(core).toSorted())
})

const forms = [
  ...Object.entries(core),
  ...Object.entries(visitorWrites).flatMap(([key, { written: text }]) =>
    text ? [[key, text] as const] : [],
  ),
]

test.each(forms)(
  'what a stranger with the same address and browser says is stored or refused: %s',
  async (key, form) => {
    const { json, list } = form
    const [left, calling] = [2, { client: shared.sourceIp }]
    await useUpLimit({ route: key as LimitedRoute, calling, left })
    const sent = Array.from({ length: left + 2 }, (_, place) => `Text number ${place} of somebody else`)
    const answers: Answer[] = []
    for (const text of sent)
      answers.push(await callApi(key as RouteKey, { ...shared, json: json(text, coupon) }))
    const taken = sent.filter((_, place) => answers[place]?.status === 201)
    const listed = await callApi(list, { token })
    const read = listed.body.map(({ message, text = message }: Record<string, string>) => text)
    expect(read.toSorted()).toEqual(taken.toSorted())
    expect(taken.length).toBeGreaterThanOrEqual(left)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
      refused.map(() => [429, expect.stringMatching(/^Too many tries\. Please wait .+ and try again\.$/)]),
    )
    expect(refused.length).toBeGreaterThan(0)
  },
)
