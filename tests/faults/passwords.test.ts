import {
  AdminUserGlobalSignOutCommand,
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { localCode } from '#local/mailed-code'
import { callApi, sentBack, useEmptyTable } from '../support/api'
import { sampleOf, stepsOf } from '../support/sample'
import { type Account, createAccount } from '../support/api-accounts'
import { faults, withFault } from './inject'

/**
 * Cognito and the table cannot be changed in one transaction. A new password has to end the old sessions
 * whatever fails between them.
 */

vi.setConfig({ testTimeout: 240_000 })

beforeAll(useEmptyTable)

const newPassword = 'N3w-passw0rd!'

const signIn = (account: Account, password = account.password) =>
  callApi('POST /users/login', { json: { ...account, password } })

/** A browser with a session. `getsIn` says whether its token and its refresh token still work. */
async function openBrowser(account: Account) {
  const signedIn = await signIn(account)
  const { token } = signedIn.body
  return {
    token: token as string,
    getsIn: async () => {
      const read = await callApi('GET /stats', { token })
      const renewed = await callApi('POST /users/refresh', { cookies: sentBack(signedIn) })
      return [read.status, renewed.status]
    },
  }
}

const ways = {
  changed: (account: Account, token: string, { right = true } = {}) =>
    callApi('POST /users/password', {
      token,
      json: { password: right ? account.password : 'Wr0ng-passw0rd!', newPassword },
    }),
  'reset with a code': (account: Account, _: string, { right = true } = {}) =>
    callApi('POST /users/reset-password', {
      json: { email: account.email, code: right ? localCode : '999999', password: newPassword },
    }),
}

async function prepared(way: keyof typeof ways) {
  const account = await createAccount()
  if (way !== 'changed') await callApi('POST /users/forgotten-password', { json: { email: account.email } })
  const browser = await openBrowser(account)
  return { account, browser, set: () => ways[way](account, browser.token) }
}

/** Moves only the functions' clock. */
const aMinuteLater = () =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 62_000, shouldAdvanceTime: true })

const isSetting = (command: unknown) =>
  command instanceof ChangePasswordCommand || command instanceof ConfirmForgotPasswordCommand

/** Requests that change the password or the sessions. Earlier ones only read. */
const isChange = (command: unknown) =>
  isSetting(command) ||
  command instanceof AdminUserGlobalSignOutCommand ||
  (command instanceof TransactWriteCommand && JSON.stringify(command.input).includes('SIGNOUT#USER#'))

const faultsOfOne = [
  ['one request is throttled', 'is throttled', false],
  ['one answer is lost', 'answers too late', false],
  ['the function ends after a request', 'answers too late', true],
] as const
const wayNames = Object.keys(ways) as (keyof typeof ways)[]

describe.each(wayNames)('a password that is %s', (way) => {
  test.each(sampleOf(faultsOfOne, 2, wayNames.indexOf(way)))(
    'ends the earlier sessions wherever %s',
    async (_, kind, andRest) => {
      const outcomes = new Set<string>()
      for (const failing of stepsOf(4)) {
        const { account, browser, set } = await prepared(way)
        const injection = { failing, fault: faults[kind], among: isChange, andRest }
        const { result, requests } = await withFault(set, injection)
        expect(requests).toBeGreaterThan(failing)
        const isSet = (await signIn(account, newPassword)).status === 200
        outcomes.add(`${result.status} ${isSet ? 'set' : 'not set'}`)
        if (result.status === 204) expect([failing, isSet]).toEqual([failing, true])
        if (isSet) {
          aMinuteLater()
          expect([failing, await browser.getsIn()]).toEqual([failing, [401, 401]])
          // What ended the earlier sessions does not end the next one.
          expect([
            failing,
            (await (await openBrowser({ ...account, password: newPassword })).getsIn())[0],
          ]).toEqual([failing, 200])
          vi.useRealTimers()
        } else expect([failing, (await signIn(account)).status]).toEqual([failing, 200])
      }
      expect(outcomes).toContain('204 set')
      expect(outcomes).toContain('503 not set')
    },
  )

  test.each(sampleOf(['refuses', 'is throttled'] as const, 2, wayNames.indexOf(way)))(
    'ends the sessions if it may have been set, and not otherwise: Cognito %s',
    async (kind) => {
      const { browser, set } = await prepared(way)
      const { result } = await withFault(set, { failing: 0, fault: faults[kind], among: isSetting })
      expect(result.status).toBeGreaterThanOrEqual(429)
      aMinuteLater()
      // A throttled request has changed nothing.
      expect((await browser.getsIn())[0]).toBe(kind === 'is throttled' ? 200 : 401)
    },
  )

  test('by someone without the required proof signs nobody out', async () => {
    const { account, browser } = await prepared(way)
    expect((await ways[way](account, browser.token, { right: false })).status).toBeLessThan(402)
    aMinuteLater()
    expect(await browser.getsIn()).toEqual([200, 200])
  })
})

test('a wrong code while the right one is being checked keeps no session alive', async () => {
  const { account, browser, set } = await prepared('reset with a code')
  const wrong = () => ways['reset with a code'](account, '', { right: false })
  // Only the right code is counted, whichever of the two arrives first.
  const isRight = (command: unknown) =>
    command instanceof ConfirmForgotPasswordCommand && command.input.ConfirmationCode === localCode
  const cutOffAfterSetting = () =>
    withFault(set, { failing: 0, fault: faults['answers too late'], andRest: true, among: isRight })
  const [{ result }] = await Promise.all([cutOffAfterSetting(), wrong()])
  await wrong()
  expect([result.status, (await signIn(account, newPassword)).status]).toEqual([503, 200])
  aMinuteLater()
  expect(await browser.getsIn()).toEqual([401, 401])
})
