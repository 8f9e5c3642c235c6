import {
  AdminInitiateAuthCommand,
  type AdminInitiateAuthCommandOutput,
  AdminRemoveUserFromGroupCommand,
  AdminRespondToAuthChallengeCommand,
  CognitoIdentityProviderClient,
  CognitoIdentityProviderServiceException,
} from '@aws-sdk/client-cognito-identity-provider'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { localCode } from '#local/mailed-code'
import { secretHashFor } from '#functions/accounts/app-client'
import { cognito } from '#functions/accounts/cognito'
import { type Answer, callApi, sentBack, useEmptyTable } from '../support/api'
import { sampleOf } from '../support/sample'
import { failOnce } from '../support/fail-once'
import { addSecondStep } from '../support/second-step'
import { type Account, createAccount } from '../support/api-accounts'
import { testOfSources } from '../support/test-of-sources'
import { codeAt } from '../support/totp'

/** What clients are told of Cognito's errors: never which account exists, or in which state it is. */

let account: Account

beforeAll(useEmptyTable)
beforeEach(async () => {
  account = await createAccount()
})

const refusal = (name: string) =>
  new CognitoIdentityProviderServiceException({
    name,
    message: 'User is disabled.',
    $fault: 'client',
    $metadata: { httpStatusCode: 400 },
  })
const signIn = (json: object = {}) => callApi('POST /users/login', { json: { ...account, ...json } })
const told = ({ status, body, cookies }: Answer) => ({ status, message: body?.message, cookies })
const cleared = [expect.stringMatching(/^refresh=; Max-Age=0;/)]
const busy = { status: 429, message: 'Too many tries. Please wait a minute and try again.' }

describe('a sign-in', () => {
  const wrong = { status: 401, message: 'Incorrect email or password.', cookies: [] }

  testOfSources.each(
    sampleOf(
      [
        'NotAuthorizedException',
        'UserNotFoundException',
        'UserNotConfirmedException',
        'InvalidPasswordException',
        'InvalidParameterException',
      ],
      2,
    ),
  )('that Cognito refuses with %s has a wrong password or address', async (name) => {
    failOnce('AdminInitiateAuthCommand', refusal(name))
    expect(told(await signIn())).toEqual(wrong)
  })

  testOfSources.each(
    sampleOf(['CodeMismatchException', 'ExpiredCodeException', 'NotAuthorizedException'], 3),
  )('whose code Cognito refuses with %s has a wrong code', async (name) => {
    const code = codeAt(await addSecondStep(account), new Date())
    failOnce('AdminRespondToAuthChallengeCommand', refusal(name))
    const { status, body } = await signIn({ code })
    const message = 'This code is not right. Enter the one that your app shows now.'
    expect([status, body.error, body.fields]).toEqual([401, 'unauthorized', { code: message }])
  })

  testOfSources('whose code cannot be checked is not told that it is wrong', async () => {
    const code = codeAt(await addSecondStep(account), new Date())
    failOnce('AdminRespondToAuthChallengeCommand', refusal('TooManyRequestsException'))
    expect(told(await signIn({ code }))).toEqual({ ...busy, cookies: [] })
  })
})

describe('the next step of a sign-in', () => {
  /** Cognito's answer to the password; the app client is known by then. */
  const asksFor = async (answer: Partial<AdminInitiateAuthCommandOutput>) => {
    await signIn()
    const mock = mockClient(CognitoIdentityProviderClient)
    mock.on(AdminInitiateAuthCommand).resolves(answer)
    return Object.assign(mock, { [Symbol.dispose]: () => mock.restore() })
  }

  testOfSources('is refused if it is none of ours', async () => {
    using _ = await asksFor({ ChallengeName: 'SMS_MFA', Session: 'one' })
    expect(told(await signIn({ code: '123456' }))).toEqual({
      status: 403,
      message: 'This account asks for a second step that is not offered here.',
      cookies: [],
    })
  })

  testOfSources('says which field is wrong if Cognito refuses the new password', async () => {
    using cognitoMock = await asksFor({ ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: 'one' })
    cognitoMock.on(AdminRespondToAuthChallengeCommand).rejects(refusal('InvalidPasswordException'))
    const { status, body } = await signIn({ newPassword: 'N3w-passw0rd!' })
    expect([status, body.fields]).toEqual([400, { newPassword: 'This password cannot be used.' }])
  })

  testOfSources('proves that it is ours, for the name that Cognito asked with', async () => {
    const { SecretHash } = await secretHashFor('ada')
    using cognitoMock = await asksFor({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: 'one',
      ChallengeParameters: { USER_ID_FOR_SRP: 'ada' },
    })
    cognitoMock.on(AdminRespondToAuthChallengeCommand).rejects(refusal('CodeMismatchException'))
    expect((await signIn({ code: '123456' })).status).toBe(401)
    const [call] = cognitoMock.commandCalls(AdminRespondToAuthChallengeCommand)
    expect(call?.args[0].input).toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: 'one',
      ChallengeResponses: { USERNAME: 'ada', SECRET_HASH: SecretHash, SOFTWARE_TOKEN_MFA_CODE: '123456' },
    })
  })
})

describe('a renewal', () => {
  const ended = { status: 401, message: 'Your session has ended. Please sign in again.', cookies: cleared }

  const ofRenewal = [
    'NotAuthorizedException',
    'RefreshTokenReuseException',
    'UserNotFoundException',
    'UserNotConfirmedException',
    'PasswordResetRequiredException',
    'InvalidParameterException',
  ]
  testOfSources.each(sampleOf(ofRenewal, 2))(
    'that Cognito refuses with %s is of a session that has ended',
    async (name) => {
      const cookies = sentBack(await signIn())
      failOnce('GetTokensFromRefreshTokenCommand', refusal(name))
      expect(told(await callApi('POST /users/refresh', { cookies }))).toEqual(ended)
    },
  )

  testOfSources('with a token that was replaced a minute ago ends the session for everyone', async () => {
    const stolen = sentBack(await signIn())
    const renewed = await callApi('POST /users/refresh', { cookies: stolen })
    const { token } = renewed.body
    expect((await callApi('GET /stats', { token })).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    failOnce('GetTokensFromRefreshTokenCommand', refusal('RefreshTokenReuseException'))
    expect(told(await callApi('POST /users/refresh', { cookies: stolen }))).toEqual(ended)
    expect((await callApi('GET /stats', { token })).status).toBe(401)
    expect(told(await callApi('POST /users/refresh', { cookies: sentBack(renewed) }))).toEqual(ended)
  })

  const altered: [string, (own: string, foreign: string) => string][] = [
    ['no session', () => ''],
    ['no proof of its session', (own) => own.split('.')[0]!],
    ["somebody else's session", (_, foreign) => foreign],
    ["somebody else's session without its proof", (_, foreign) => foreign.split('.')[0]!],
    [
      "somebody else's session, with its own proof",
      (own, other) => own.replace(/^[^.]*/, other.split('.')[0]!),
    ],
  ]
  testOfSources.each(altered)('with a token that names %s is refused, and ends none', async (_, markOf) => {
    const [own, foreign] = [await signIn(), await signIn()]
    const [mine, theirs] = [own, foreign].map((each) =>
      /^refresh=[^;]*/.exec(each.cookies[0]!)![0].split(':'),
    ) as [string[], string[]]
    const cookies = [`${mine[0]}:${markOf(mine[1]!, theirs[1]!)}`]
    expect(told(await callApi('POST /users/refresh', { cookies }))).toEqual(ended)
    for (const { body } of [own, foreign]) {
      expect((await callApi('GET /stats', { token: body.token })).status).toBe(200)
    }
  })

  test('with two cookies of the name is refused', async () => {
    const [own, other] = await Promise.all([signIn(), signIn()])
    const cookies = [...sentBack(own), ...sentBack(other)]
    expect(told(await callApi('POST /users/refresh', { cookies }))).toEqual(ended)
  })

  testOfSources('that Cognito has no time for ends no session', async () => {
    const cookies = sentBack(await signIn())
    failOnce('GetTokensFromRefreshTokenCommand', refusal('TooManyRequestsException'))
    expect(told(await callApi('POST /users/refresh', { cookies }))).toEqual({ ...busy, cookies: [] })
    failOnce('GetUserCommand')
    const unavailable = await callApi('POST /users/refresh', { cookies })
    expect([unavailable.status, unavailable.cookies]).toEqual([503, []])
    expect((await callApi('POST /users/refresh', { cookies })).status).toBe(200)
  })

  test('of a person who has no role any more ends the session', async () => {
    const cookies = sentBack(await signIn())
    const member = { UserPoolId: process.env.USER_POOL_ID, Username: account.email, GroupName: 'admin' }
    await cognito().send(new AdminRemoveUserFromGroupCommand(member))
    expect(told(await callApi('POST /users/refresh', { cookies }))).toEqual(ended)
  })
})

describe('a sign-out', () => {
  testOfSources('of a token that Cognito does not know has nothing to do', async () => {
    const cookies = sentBack(await signIn())
    failOnce('RevokeTokenCommand', refusal('UnsupportedTokenTypeException'))
    expect(told(await callApi('POST /users/logout', { cookies }))).toMatchObject({
      status: 204,
      cookies: cleared,
    })
  })

  testOfSources.each([
    ['has no time', refusal('TooManyRequestsException')],
    ['is away', undefined],
  ])('says that it counts here alone while Cognito %s', async (_, error) => {
    const cookies = sentBack(await signIn())
    failOnce('RevokeTokenCommand', error)
    expect(told(await callApi('POST /users/logout', { cookies }))).toEqual({
      status: 503,
      message: 'You are signed out on this device only.',
      cookies: cleared,
    })
  })
})

describe('a forgotten password', () => {
  const ask = () => callApi('POST /users/forgotten-password', { json: { email: account.email } })
  const reset = () =>
    callApi('POST /users/reset-password', {
      json: { email: account.email, code: localCode, password: 'N3w-passw0rd!' },
    })

  const ofRequest = [
    'UserNotFoundException',
    'NotAuthorizedException',
    'InvalidParameterException',
    'UserNotConfirmedException',
    'LimitExceededException',
  ]
  testOfSources.each(sampleOf(ofRequest, 2))('is answered alike if Cognito refuses with %s', async (name) => {
    failOnce('ForgotPasswordCommand', refusal(name))
    expect(await ask()).toMatchObject({ status: 204, body: undefined })
  })

  testOfSources('is not said to be mailed while Cognito is away', async () => {
    failOnce('ForgotPasswordCommand')
    expect((await ask()).status).toBe(503)
  })

  const notSent = 'This code is not the one we have sent.'

  testOfSources.each([
    ['CodeMismatchException', { code: notSent }],
    ['UserNotFoundException', { code: notSent }],
    ['NotAuthorizedException', { code: notSent }],
    ['InvalidParameterException', { code: notSent }],
    ['ExpiredCodeException', { code: 'This code has run out. Ask for a new one.' }],
    ['InvalidPasswordException', { password: 'This password cannot be used.' }],
    [
      'PasswordHistoryPolicyViolationException',
      { password: 'You have had this password before. Choose another.' },
    ],
  ])('is not replaced if Cognito refuses with %s', async (name, fields) => {
    await ask()
    failOnce('ConfirmForgotPasswordCommand', refusal(name))
    const { status, body } = await reset()
    expect([status, body.fields]).toEqual(['code' in fields ? 401 : 400, fields])
    expect((await signIn()).status).toBe(200)
  })
})

testOfSources.each(
  sampleOf(['CodeMismatchException', 'EnableSoftwareTokenMFAException', 'ExpiredCodeException'], 3),
)('a second step whose first code Cognito refuses with %s is not turned on', async (name) => {
  const { token } = (await signIn()).body
  const json = { password: account.password }
  const { body } = await callApi('POST /users/second-step', { token, json })
  failOnce('VerifySoftwareTokenCommand', refusal(name))
  const on = { ...json, code: codeAt(body.key, new Date()) }
  const refused = await callApi('POST /users/second-step/on', { token, json: on })
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['code']])
  expect((await signIn()).status).toBe(200)
})
