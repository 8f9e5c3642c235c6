import { beforeAll, expect, test } from 'vitest'
import { localCode } from '#local/mailed-code'
import { createStaff, disableStaff, enableStaff, listStaff, resetStaff } from '#operations/staff-accounts'
import { callApi, useEmptyTable } from '../support/api'
import { createAccount } from '../support/api-accounts'
import { useEmptyUserPool } from '../support/user-pool'

beforeAll(async () => {
  await useEmptyTable()
  await useEmptyUserPool()
})

const ada = { email: 'ada@example.com', name: 'Ada Example', role: 'admin' as const }

test('a new account gets a mailed password, which has to be replaced at the first sign-in', async () => {
  await createStaff(ada)
  expect(await listStaff()).toEqual([{ ...ada, state: 'FORCE_CHANGE_PASSWORD', enabled: true }])

  const credentials = { email: ada.email, password: localCode }
  const { status, body } = await callApi('POST /users/login', { json: credentials })
  const message = 'Please choose a password of your own first.'
  expect([status, body.error, body.message]).toEqual([403, 'new_password_required', message])
})

test('an address with an account gets no second one', async () => {
  await expect(createStaff({ ...ada, role: 'user' })).rejects.toThrow(
    'There is an account for ada@example.com',
  )
  expect(await listStaff()).toHaveLength(1)
})

test('a disabled account is signed out at once, and can sign in after it is enabled', async () => {
  const account = await createAccount({ role: 'manager' })
  const { body: session } = await callApi('POST /users/login', { json: account })
  const asksForTotals = async () => (await callApi('GET /stats', { token: session.token })).status
  expect(await asksForTotals()).toBe(200)

  await disableStaff(account.email, new Date())
  expect(await asksForTotals()).toBe(401)
  expect((await callApi('POST /users/login', { json: account })).status).toBe(401)
  expect((await listStaff()).find(({ email }) => email === account.email)?.enabled).toBe(false)

  await enableStaff(account.email, new Date())
  expect(await asksForTotals(), 'what was signed in before stays out').toBe(401)
  const { body } = await callApi('POST /users/login', { json: account })
  expect((await callApi('GET /stats', { token: body.token })).status).toBe(200)
})

test.each([disableStaff, enableStaff, resetStaff])(
  '%o refuses an address without an account',
  async (change) => {
    await expect(change('nobody@example.com', new Date())).rejects.toThrow(
      'There is no account for nobody@example.com',
    )
  },
)
