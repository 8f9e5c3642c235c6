import { beforeAll, describe, expect, test } from 'vitest'
import { type RouteKey, routes } from '#domain/routes'
import { callApi, useEmptyTable } from '../support/api'
import { operationOf, problemsOf } from '../support/conformance'
import type { RequestParts } from '../support/event'
import { describedRoutes, makeContent } from '../support/made-content'
import { createAccount } from '../support/staff'
import { staffToken } from '../support/tokens'
import { type Made, validRequests } from '../support/valid-request'

let token: string
let made: Made

beforeAll(async () => {
  await useEmptyTable()
  token = await staffToken()
})

/** Some calls need what no schema tells: an account, the cookie of its session, a review that waits with its picture. */
async function requestsOf(key: RouteKey): Promise<RequestParts[]> {
  if (key === 'GET /reviews/{id}/picture') return [{ params: { id: await waitingReview() } }]
  if (key === 'POST /users/login') return [{ json: await createAccount() }]
  if (key !== 'POST /users/refresh') return validRequests(key, made)
  const { cookies } = await callApi('POST /users/login', { json: await createAccount() })
  return [{ cookies: [cookies[0]?.split(';', 1)[0] ?? ''] }]
}

async function waitingReview(): Promise<string> {
  const form = validRequests('POST /reviews/create', made).find((request) => request.form)?.form
  form?.set('approved', 'false')
  return (await callApi('POST /reviews/create', { token, ...(form && { form }) })).body._id
}

describe.each(describedRoutes)('%s', (key) => {
  test('answers a valid request as the document says', async () => {
    made = await makeContent(token)
    for (const request of await requestsOf(key)) {
      const answer = await callApi(key, { ...request, token })
      const [success] = Object.keys(operationOf(key).responses)
      expect([problemsOf(key, answer), String(answer.status)]).toEqual([[], success])
    }
  })

  test.each([
    ['nothing at all', {}],
    [
      'things that are not there',
      {
        params: {
          id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
          storeId: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
          slug: 'no-such',
          term: '%',
        },
      },
    ],
    ['names that are no ids', { params: { id: '1', storeId: '1', slug: '…', term: '' } }],
    ['a limit that is none', { query: { limit: '0', sort: 'worst' } }],
    ['a cursor of another list', { query: { cursor: 'e30' } }],
    ['an empty object', { json: {} }],
    ['a list', { json: [] }],
    ['null', { json: null }],
    ['fields of other types', { json: { name: 1, title: {}, rating: 'x', storeId: [], email: null } }],
    ['an empty form', { form: new FormData() }],
    ['a text', { body: 'text', headers: { 'content-type': 'text/plain' } }],
    ['broken JSON', { body: '{', headers: { 'content-type': 'application/json' } }],
  ] satisfies [string, RequestParts][])('answers %s as the document says', async (_, request) => {
    const answer = await callApi(key, { ...request, token })
    expect(problemsOf(key, answer)).toEqual([])
  })
})

test.each(describedRoutes.filter(isVersioned))('%s refuses a change of another version', async (key) => {
  made = await makeContent(token)
  const [request] = await requestsOf(key)
  const answer = await callApi(key, { ...request, token, headers: { 'if-match': '"999"' } })
  expect([problemsOf(key, answer), answer.status]).toEqual([[], 412])
})

test.each(describedRoutes.filter(isForStaff))('%s refuses who is nobody, and who may not', async (key) => {
  const [nobody, outsider] = [await callApi(key), await callApi(key, { token: await staffToken('none') })]
  expect([...problemsOf(key, nobody), ...problemsOf(key, outsider)]).toEqual([])
  expect([nobody.status, outsider.status]).toEqual([401, 403])
})

function isVersioned(key: RouteKey): boolean {
  return operationOf(key).parameters.some(({ name }) => name === 'If-Match')
}

function isForStaff(key: RouteKey): boolean {
  return routes[key].access !== 'anyone'
}
