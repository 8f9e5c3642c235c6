import { beforeAll, beforeEach, expect, test } from 'vitest'
import { callApi, sentBack, useEmptyTable } from '../support/api'
import { failOnce } from '../support/fail-once'
import { addSecondStep } from '../support/second-step'
import { type Account, createAccount } from '../support/api-accounts'
import { testOfSources } from '../support/test-of-sources'
import { codeAt } from '../support/totp'
import { refusal } from '../support/refusal'

let account: Account

beforeAll(useEmptyTable)
beforeEach(async () => {
  account = await createAccount({ role: 'manager' })
})

const signIn = (credentials: unknown) => callApi('POST /users/login', { json: credentials })

const cleared = 'refresh=; Max-Age=0; Path=/api/users; HttpOnly; Secure; SameSite=Strict'

test('staff sign in and get their user, a working token and an HttpOnly cookie', async () => {
  const { status, headers, body, cookies } = await signIn(account)
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      user: { _id: expect.any(String), name: 'Ada Example', email: account.email, role: 'manager' },
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    },
  })
  expect(headers['cache-control']).toBe('no-store')
  expect(cookies).toEqual([
    expect.stringMatching(
      /^refresh=[^;]+; Max-Age=2592000; Path=\/api\/users; HttpOnly; Secure; SameSite=Strict$/,
    ),
    expect.stringMatching(
      /^device=[^;]+; Max-Age=15552000; Path=\/api\/users; HttpOnly; Secure; SameSite=Strict$/,
    ),
  ])
  expect((await callApi('GET /stats', { token: body.token })).status).toBe(200)
})

test('a wrong password and an unknown e-mail address get the same answer', async () => {
  const wrong = await signIn({ ...account, password: 'Wr0ngPass!' })
  const unknown = await signIn({ ...account, email: 'nobody@example.com' })
  const expected = refusal(401, 'unauthorized', 'Incorrect email or password.')
  expect([wrong.body, unknown.body]).toEqual([expected, expected])
  expect(wrong).toEqual({ ...unknown, body: expected })
})

test('a code without the password signs nobody in', async () => {
  const code = codeAt(await addSecondStep(account), new Date())
  const { status, body } = await signIn({ ...account, password: 'Wr0ngPass!', code })
  expect([status, body.message]).toEqual([401, 'Incorrect email or password.'])
})

testOfSources('after a password reset the answer says how to set a new one', async () => {
  const name = 'PasswordResetRequiredException'
  failOnce('AdminInitiateAuthCommand', Object.assign(new Error('Password reset required'), { name }))
  const { status, body } = await signIn(account)
  expect({ status, error: body.error, message: body.message }).toEqual({
    status: 403,
    error: 'forbidden',
    message:
      'Your account needs a new password first. Choose “Forgot password?” or ask an administrator for one.',
  })
})

test('a user without a role is told so', async () => {
  const { status, body, cookies } = await signIn(await createAccount({ role: null }))
  expect({ status, message: body.message, cookies }).toEqual({
    status: 403,
    message: 'Your account has no role yet. Please ask an administrator for one.',
    cookies: [],
  })
})

test('a replaced refresh token gets the same successor again, also at the same moment', async () => {
  const renew = async (cookies: string[]) => sentBack(await callApi('POST /users/refresh', { cookies }))
  const first = sentBack(await signIn(account)).filter((each) => each.startsWith('refresh='))
  const [one, other] = await Promise.all([renew(first), renew(first)])
  expect([one.length, other, await renew(first)]).toEqual([1, one, one])
  const next = await renew(one)
  expect([next, await renew(one)]).toEqual([[expect.not.stringMatching(String(one[0]))], next])

  await callApi('POST /users/logout', { cookies: next })
  expect((await callApi('POST /users/refresh', { cookies: one })).status).toBe(401)
})

test.each([
  ['no cookie', []],
  ['an empty cookie', ['refresh=']],
  ['a made-up cookie', ['refresh=rubbish']],
  ['other cookies', ['theme=dark', 'refreshing=yes']],
])('%s renews nothing, and the cookie is removed', async (_, cookies) => {
  const { status, body, cookies: set } = await callApi('POST /users/refresh', { cookies })
  expect({ status, body, set }).toEqual({
    status: 401,
    body: refusal(401, 'unauthorized', 'Your session has ended. Please sign in again.'),
    set: [cleared],
  })
})

test.each([[[]], [['refresh=rubbish']]])('signing out twice is not an error: %o', async (cookies) => {
  const { status, cookies: set } = await callApi('POST /users/logout', { cookies })
  expect({ status, set }).toEqual({ status: 204, set: [cleared] })
})
