import { beforeAll, beforeEach, expect, test } from 'vitest'
import { localCode } from '#local/mailed-code'
import { callApi, sentBack, useEmptyTable } from '../support/api'
import { stopClock } from '../support/clock'
import { addSecondStep } from '../support/second-step'
import { type Account, createAccount } from '../support/api-accounts'
import { codeAt } from '../support/totp'
import { useUpLimit } from '../support/use-up-limit'
import { refusal } from '../support/refusal'

const newPassword = 'N3w-passw0rd!'

let account: Account

beforeAll(useEmptyTable)
beforeEach(async () => {
  account = await createAccount()
})

const signIn = (parts: object = {}) => callApi('POST /users/login', { json: { ...account, ...parts } })
const askForCode = (email: string) => callApi('POST /users/forgotten-password', { json: { email } })
const reset = (json: object = {}) =>
  callApi('POST /users/reset-password', {
    json: { email: account.email, code: localCode, password: newPassword, ...json },
  })

/** Signs in with two browsers. The result says whether both are still signed in, by token and by cookie. */
async function signInTwice() {
  const answers = [await signIn(), await signIn()]
  const stillIn = async () => {
    const tokens = answers.map(({ body }) => callApi('GET /stats', { token: body.token }))
    const cookies = answers.map((answer) => callApi('POST /users/refresh', { cookies: sentBack(answer) }))
    return (await Promise.all([...tokens, ...cookies])).map(({ status }) => status)
  }
  return { token: answers[0]?.body.token as string, stillIn }
}

/** Signs in. Fails if the password does not work at once. */
async function expectSignIn(password: string) {
  const { status, body } = await signIn({ password })
  expect([status, (await callApi('GET /stats', { token: body.token })).status]).toEqual([200, 200])
  expect((await signIn({ password: 'Wr0ng-passw0rd!' })).status).toBe(401)
}

test('a mailed code replaces a forgotten password and signs out everywhere', async () => {
  const { stillIn } = await signInTwice()
  expect(await askForCode(account.email.toUpperCase())).toMatchObject({ status: 204, body: undefined })
  expect(await reset()).toMatchObject({ status: 204, body: undefined })
  expect(await stillIn()).toEqual([401, 401, 401, 401])
  await expectSignIn(newPassword)
  expect((await signIn()).status).toBe(401)
})

test('a wrong code changes nothing, and the answer is the same for an address without an account', async () => {
  const { stillIn } = await signInTwice()
  await askForCode(account.email)
  const unknown = 'nobody@example.com'
  const answers = [await reset({ code: '999999' }), await reset({ email: unknown })]
  const message = 'This code is not the one we have sent.'
  const refused = refusal(401, 'unauthorized', message, 'code')
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => refused))
  expect((await stillIn()).slice(0, 2)).toEqual([200, 200])
  expect((await askForCode(unknown)).status).toBe(204)
})

test('codes have the same limits as passwords', async () => {
  stopClock()
  const sourceIp = '203.0.113.40'
  const guess = () =>
    callApi('POST /users/reset-password', {
      json: { email: account.email, code: '999999', password: newPassword },
      sourceIp,
    })
  await useUpLimit({
    route: 'POST /users/login',
    calling: { client: sourceIp, account: account.email },
    left: 1,
  })
  expect([(await guess()).status, (await guess()).status]).toEqual([401, 429])
  expect((await callApi('POST /users/login', { json: account, sourceIp })).status).toBe(429)
})

test('a password is changed with the current one, which signs out everywhere, also here', async () => {
  const { token, stillIn } = await signInTwice()
  const change = (json: object) => callApi('POST /users/password', { token, json })
  const wrong = await change({ password: 'Wr0ng-passw0rd!', newPassword })
  expect([wrong.status, wrong.body.fields]).toEqual([400, { password: 'This is not your present password.' }])
  const weak = await change({ password: account.password, newPassword: 'short' })
  expect([weak.status, Object.keys(weak.body.fields)]).toEqual([400, ['newPassword']])
  expect((await signIn()).status).toBe(200)

  const { status, cookies } = await change({ password: account.password, newPassword })
  expect([status, sentBack({ cookies })]).toEqual([204, ['refresh=']])
  expect(await stillIn()).toEqual([401, 401, 401, 401])
  await expectSignIn(newPassword)
})

test('a token does not raise the limit of tries of the current password', async () => {
  stopClock()
  const sourceIp = '203.0.113.41'
  const { token } = (await signIn()).body
  const json = { password: 'Wr0ng-passw0rd!', newPassword }
  await useUpLimit({
    route: 'POST /users/login',
    calling: { client: sourceIp, account: account.email },
    left: 1,
  })
  const statusOf = async () => (await callApi('POST /users/password', { token, json, sourceIp })).status
  expect([await statusOf(), await statusOf()]).toEqual([400, 429])
})

test('a password that someone else has set is replaced at the first sign-in', async () => {
  account = await createAccount({ temporary: true })
  expect((await signIn({ password: 'Wr0ng-passw0rd!', newPassword })).status).toBe(401)
  expect((await signIn({ newPassword: 'weak' })).body.fields).toEqual({
    newPassword: 'Password must have at least 8 characters.',
  })
  const { status, body, cookies } = await signIn({ newPassword })
  expect([status, body.user.email, sentBack({ cookies })[0]]).toEqual([
    200,
    account.email,
    expect.stringMatching(/^refresh=.+/),
  ])
  await expectSignIn(newPassword)
})

test('a new password is ignored if it was not required', async () => {
  expect((await signIn({ newPassword })).status).toBe(200)
  expect((await signIn()).status).toBe(200)
})

test('a second step is turned on with a code, required from then on, and turned off with a code', async () => {
  const { token } = (await signIn()).body
  const { password } = account
  const call = (
    key: 'POST /users/second-step' | 'POST /users/second-step/on' | 'POST /users/second-step/off',
    json: object,
  ) => callApi(key, { token, json })
  const refused = await call('POST /users/second-step', { password: 'Wr0ng-passw0rd!' })
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['password']])

  const { key } = (await call('POST /users/second-step', { password })).body
  const [right, later] = [0, 300_000].map((after) => codeAt(key, new Date(Date.now() + after)))
  const wrong = await call('POST /users/second-step/on', { password, code: later })
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['code']])
  expect((await signIn()).status).toBe(200)

  expect((await call('POST /users/second-step/on', { password, code: right })).status).toBe(204)
  const { status, body, cookies } = await signIn()
  expect([status, body.error, cookies]).toEqual([403, 'code_required', []])
  expect((await call('POST /users/second-step', { password })).body).toEqual({ key: null })

  expect((await call('POST /users/second-step/off', { password, code: later })).status).toBe(400)
  expect((await signIn()).body.error).toBe('code_required')
  expect((await call('POST /users/second-step/off', { password, code: right })).status).toBe(204)
  expect((await signIn()).status).toBe(200)
})

test('with a second step, changing the password needs a code', async () => {
  const code = codeAt(await addSecondStep(account), new Date())
  const { token } = (await signIn({ code })).body
  const change = (json: object) =>
    callApi('POST /users/password', { token, json: { password: account.password, newPassword, ...json } })
  expect((await change({})).body.error).toBe('code_required')
  expect((await change({ code: '000000' })).body.fields).toEqual({ code: expect.any(String) })
  expect((await signIn({ code })).status).toBe(200)
  expect((await change({ code })).status).toBe(204)
  expect((await signIn({ password: newPassword, code })).status).toBe(200)
})
