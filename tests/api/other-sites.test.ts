import { beforeAll, describe, expect, test } from 'vitest'
import { endpointOf, routeKeys } from '#domain/api/api'
import { isVisitorsWrite } from '#domain/api/endpoint'
import { visitorWrites } from '../features/requests'
import { callApi, useEmptyTable } from '../support/api'
import { unusedId } from '../support/content'
import { allItems } from '../support/table-items'

beforeAll(useEmptyTable)

const writes = routeKeys.filter((key) => isVisitorsWrite(key, endpointOf(key)))
const strict = writes.filter((key) => endpointOf(key).sameOrigin)

const host = { 'x-viewer-host': 'clipwell.example' }
const send = async (key: (typeof writes)[number], headers: Record<string, string>) => {
  const { status, body } = await callApi(key, {
    params: { id: unusedId },
    headers: { ...host, ...headers },
    json: {},
  })
  return [status, body?.message]
}
const refused = [403, 'This was not sent from a page of this site.']

test('visitors write by these calls', () => {
  expect(writes.toSorted()).toEqual(
    [
      ...Object.keys(visitorWrites),
      'POST /coupons/{id}/views',
      'POST /messages',
      'POST /reviews/create',
      ...'forgotten-password login logout refresh reset-password'
        .split(' ')
        .map((each) => `POST /users/${each}`),
    ].toSorted(),
  )
})

describe.each(writes)('%s', (key) => {
  test('is refused where a page of another site has a browser send it, and stores nothing', async () => {
    const from = { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' }
    const before = await allItems()
    expect(await send(key, from)).toEqual(refused)
    expect(await allItems()).toEqual(before)
  })

  test('is let in from our own page, and from clients that do not say where they are', async () => {
    const own = { 'sec-fetch-site': 'same-origin', origin: 'https://clipwell.example' }
    for (const headers of [own, {}]) expect((await send(key, headers))[1]).not.toBe(refused[1])
  })
})

test.each(strict)('%s is refused to every other origin', async (key) => {
  expect(await send(key, { origin: 'https://other.example' })).toEqual(refused)
  expect(await send(key, { 'sec-fetch-site': 'same-site' })).toEqual(refused)
  // What a page of nowhere sends, such as one in a frame without rights. Ours says `same-origin` beside it.
  expect(await send(key, { origin: 'null' })).toEqual(refused)
  expect((await send(key, { origin: 'null', 'sec-fetch-site': 'same-origin' }))[1]).not.toBe(refused[1])
})

test('what is counted for visitors is refused to every other origin', () => {
  expect(strict.toSorted()).toEqual([...Object.keys(visitorWrites), 'POST /coupons/{id}/views'].toSorted())
})
