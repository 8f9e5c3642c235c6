import { beforeEach, expect, test, vi } from 'vitest'
import { routeKeys } from '#domain/api/api'
import { originHeader } from '#functions/http/origin'
import { callApi, sendEvent } from '../support/api'
import { defaultEventOf } from '../support/event'
import { allItems } from '../support/table-items'
import { refusal } from '../support/refusal'
import { token, useStaff } from '../support/one-store'

useStaff({ role: 'admin', once: true })
beforeEach(() => void vi.stubEnv('ORIGIN_SECRETS', 'secret'))

const elsewhere = refusal(403, 'forbidden', 'This API answers at the address of the site alone.')

test.each(routeKeys)('%s refuses requests that bypass CloudFront', async (key) => {
  const params = { id: '0', slug: 'a', term: 'a', storeId: '0' }
  const { status, body } = await callApi(key, { token, params, headers: { [originHeader]: 'guess' } })
  expect({ status, body, stored: await allItems() }).toEqual({ status: 403, body: elsewhere, stored: [] })
})

test('unknown routes also refuse requests that bypass CloudFront', async () => {
  const { status, body } = await sendEvent(defaultEventOf('GET', '/api/nothing'))
  expect({ status, body }).toEqual({ status: 403, body: elsewhere })
})

test('a request through CloudFront is answered', async () => {
  const { status, body } = await callApi('GET /stores', { headers: { [originHeader]: 'secret' } })
  expect({ status, body }).toEqual({ status: 200, body: [] })
})
