import { beforeAll, expect, test } from 'vitest'
import { createCoupon } from '#functions/coupon/coupon'
import { createStore } from '#functions/store/store'
import { matchGatewayRoute } from '#local/gateway/route-match'
import { useEmptyTable } from '../../../support/api'
import { couponForm, storeForm } from '../../../support/content'
import { defaultEventOf } from '../../../support/event'
import { handlers } from '../../../support/handlers'

beforeAll(useEmptyTable)

test('a feed has no line for an end that nobody knows', async () => {
  const store = await createStore(storeForm({ name: 'Nike' }), { logo: '/media/cafe.png' }, new Date())
  await createCoupon(couponForm({ storeId: store._id, title: 'Trainers' }), new Date())
  for (const path of ['/feeds/offers.atom', '/feeds/offers.json', '/feeds/store/nike.atom']) {
    const { key: routeKey = '', params: pathParameters = {} } = matchGatewayRoute('GET', path) ?? {}
    const event = { ...defaultEventOf('GET', `/api${path}`), routeKey, pathParameters }
    const { body = '' } = await handlers.site(event)
    expect([body.includes('Trainers'), /end date|December 24/i.test(body)], path).toEqual([true, false])
  }
})
