import { expect, test } from 'vitest'
import { endpointOf, routeKeys } from '#domain/api/api'
import { forms, handler as pagesHandler } from '#functions/lambdas/pages'
import { localCode } from '#local/mailed-code'
import { siteRoutes } from '../../src/app/site-routes'
import { callApi, sentBack, useEmptyTableWithStream } from '../support/api'
import { handleChanges } from '../support/changes'
import { defaultEventOf, eventOf } from '../support/event'
import { addressOf, createContent } from '../support/create-content'
import { addSecondStep } from '../support/second-step'
import { createAccount } from '../support/api-accounts'
import { staffToken } from '../support/tokens'
import { codeAt } from '../support/totp'
import { validRequests } from '../support/valid-request'
import { tableRequests, cognitoRequests, created, recordRequests, roles } from './roles'
import { isAllowed, type Request } from './table-requests'
import { sampleOf } from '../support/sample'

recordRequests()

/** Without the calls about sessions, which follow below in order. */
const siteKeys = routeKeys.filter(
  (key) => endpointOf(key).servedBy === 'site' && !key.startsWith('POST /users/'),
)
const withoutTable = new Set(['GET /users/pool'])

test.each(siteKeys)(
  "%s only makes requests to the table that the site function's role allows",
  async (key) => {
    for (const token of sampleOf([undefined, await staffToken()], 2, siteKeys.indexOf(key))) {
      for (const parts of validRequests(key, created)) {
        const { status = 500, body } = await callApi(key, { ...parts, ...(token && { token }) })
        expect([key, status < 300 || body]).toEqual([key, true])
      }
    }
    expect(tableRequests.length > 0 || withoutTable.has(key)).toBe(true)
    expect(tableRequests.filter((request) => !isAllowed(roles.site, request))).toEqual([])
  },
)

test('staff who send a review again only make requests that the role of the site function allows', async () => {
  const [parts] = validRequests('POST /reviews/create', created)
  const sent = { ...parts, token: await staffToken(), headers: { 'idempotency-key': 'again' } }
  const answers = [await callApi('POST /reviews/create', sent), await callApi('POST /reviews/create', sent)]
  expect(answers[1]).toMatchObject({ status: 201, body: answers[0]?.body })
  expect(tableRequests.filter((request) => !isAllowed(roles.site, request))).toEqual([])
})

test("signing in and out only makes requests that the site function's role allows", async () => {
  const account = await createAccount()
  const invited = { ...(await createAccount({ temporary: true })), newPassword: 'N3w-passw0rd!' }
  const guarded = await createAccount()
  const code = codeAt(await addSecondStep(guarded), new Date())
  cognitoRequests.clear()
  const signedIn = await callApi('POST /users/login', { json: account })
  const cookies = sentBack(signedIn)
  const reset = { email: account.email, code: localCode, password: 'N3w-passw0rd!' }
  const answers = [
    await callApi('POST /users/login', { json: account, cookies }),
    await callApi('POST /users/login', { json: invited }),
    await callApi('POST /users/login', { json: { ...guarded, code } }),
    await callApi('POST /users/refresh', { cookies }),
    await callApi('POST /users/logout', { token: signedIn.body.token, cookies }),
    await callApi('POST /users/forgotten-password', { json: { email: account.email } }),
    await callApi('POST /users/reset-password', { json: reset }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 204, 204, 204])
  for (const [action, start] of [
    ['GetItem', 'DEVICE#'],
    ['UpdateItem', 'DEVICE#'],
    ['PutItem', 'SIGNOUT#'],
  ] as const) {
    const isThere = tableRequests.some((each) => each.action === action && each.keys[0]?.startsWith(start))
    expect([action, start, isThere]).toEqual([action, start, true])
  }
  expect(tableRequests.filter((request) => !isAllowed(roles.site, request))).toEqual([])
  expect([...cognitoRequests].filter((operation) => !mayAskAccounts(operation))).toEqual([])
  expect(cognitoRequests.size).toBeGreaterThan(0)
})

test('the site function may not change accounts', () => {
  const operations = ['AdminSetUserPassword', 'AdminDeleteUser', 'AdminAddUserToGroup', 'AdminCreateUser']
  expect(operations.filter(mayAskAccounts)).toEqual([])
})

function mayAskAccounts(operation: string): boolean {
  return roles.site.some(({ Action }) => [Action].flat().includes(`cognito-idp:${operation}`))
}

test.each(Object.keys(siteRoutes))(
  "the page %s only makes requests that the pages function's role allows",
  async (path) => {
    const address = addressOf(path, created)
    const { statusCode } = await pagesHandler(defaultEventOf('GET', address))
    expect([address, statusCode]).toEqual([address, path === '*' ? 404 : 200])
    expect(tableRequests.filter((request) => !isAllowed(roles.pages, request))).toEqual([])
  },
)

test.each(['POST /reviews/create', 'POST /messages'] as const)(
  "a form of %s only makes requests that the forms function's role allows",
  async (call) => {
    const path = call === 'POST /messages' ? '/message' : '/review'
    const [form] = validRequests(call, created).flatMap((parts) => parts.form ?? [])
    for (const [rawPath, status] of [
      [`/api/forms${path}`, 303],
      ['/api/forms/review/store', 200],
    ] as const) {
      const { statusCode } = await forms({ ...(await eventOf(call, { form: form! })), rawPath })
      expect([rawPath, statusCode]).toEqual([rawPath, status])
    }
    expect(tableRequests.some(({ action }) => action === 'PutItem')).toBe(true)
    expect(tableRequests.filter((request) => !isAllowed(roles.forms, request))).toEqual([])
  },
)

const item = (action: string, key: string, ...attributes: string[]): Request => ({
  action,
  keys: [key],
  attributes,
})
const list = (index: string, key: string): Request => ({
  action: 'Query',
  keys: [key],
  index,
  attributes: [],
})

/** Requests that neither role allows. */
const forbidden = [
  item('GetItem', 'MESSAGE#1'),
  item('GetItem', 'SALT#2026-11-21'),
  item('GetItem', 'REVIEW#1'),
  item('BatchGetItem', 'LIMIT#1'),
  item('GetItem', 'DELETION#1'),
  item('BatchGetItem', 'MESSAGE#1'),
  { action: 'BatchGetItem', keys: ['STORE#1', 'MESSAGE#1'], attributes: [] },
  item('Query', 'MESSAGE#1'),
  list('byList', 'MESSAGE'),
  list('byList', 'CLEANUP'),
  list('byList', 'REVIEW'),
  list('byParent', 'STORE#1#HIDDEN'),
  list('byStatus', 'REVIEW#PENDING'),
  list('byViews', '2026-11-21'),
  item('GetItem', 'CLICK#1'),
  item('Query', 'CLICKS#2026-11-21'),
  item('Scan', ''),
  item('DeleteItem', 'REVIEW#1'),
  item('PutItem', 'STORE#1'),
  item('PutItem', 'LISTING#BLOG'),
  item('PutItem', 'ROLE#1'),
  item('UpdateItem', 'REVIEW#1', 'approved'),
  item('UpdateItem', 'COUNTER#STORE', 'count'),
  item('UpdateItem', 'COUPON#1', 'pk', 'sk', 'couponCode'),
  item('UpdateItem', 'COUPON#1', 'pk', 'sk', 'viewsToday', 'link'),
]

test("the site function's role allows nothing that is for staff only", () => {
  expect(forbidden.filter((request) => isAllowed(roles.site, request))).toEqual([])
})

test("the forms function's role allows nothing that is for staff, nor what sessions and clicks need", () => {
  const others = [
    item('GetItem', 'ROLE#1'),
    item('GetItem', 'DEVICE#1'),
    item('PutItem', 'SIGNOUT#1'),
    item('UpdateItem', 'CLICK#1'),
    item('UpdateItem', 'CLICKS#2026-11-21'),
    item('UpdateItem', 'COUPON#1', 'pk', 'sk', 'title'),
    item('DeleteItem', 'DEVICE#1'),
  ]
  expect([...forbidden, ...others].filter((request) => isAllowed(roles.forms, request))).toEqual([])
})

test("the pages function's role allows no writes, and no reads of roles", () => {
  const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'].flatMap((action) =>
    ['REVIEW#1', 'MESSAGE#1', 'VIEW#1', 'CLICKS#1', 'LIMIT#1', 'STORE#1', 'COUPON#1'].map((key) =>
      item(action, key),
    ),
  )
  const all = [...forbidden, item('GetItem', 'ROLE#1'), item('GetItem', 'LIMIT#1'), ...writes]
  expect(all.filter((request) => isAllowed(roles.pages, request))).toEqual([])
})

test("what follows writes only makes requests that the changes function's role allows", async () => {
  await useEmptyTableWithStream()
  const token = await staffToken()
  await createContent(token)
  const refused = async () => {
    tableRequests.splice(0)
    await handleChanges()
    expect(tableRequests.length).toBeGreaterThan(0)
    return tableRequests.filter((request) => !isAllowed(roles.changes, request))
  }
  const afterCreations = await refused()
  const stores = await callApi('GET /stores', {})
  for (const { _id: id } of stores.body) await callApi('DELETE /stores/by-id/{id}', { token, params: { id } })
  expect([afterCreations, await refused()]).toEqual([[], []])
})
