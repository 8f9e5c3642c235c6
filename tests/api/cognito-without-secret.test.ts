import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { beforeAll, expect, test } from 'vitest'
import { localCode } from '#local/local-code'
import { callApi, useEmptyTable } from '../support/api'
import { type Account, createAccount } from '../support/api-accounts'

let account: Account
let refreshToken: string

beforeAll(async () => {
  await useEmptyTable()
  account = await createAccount()
  const { status, cookies } = await callApi('POST /users/login', { json: account })
  expect([status, cookies[0]]).toEqual([200, expect.stringMatching(/^refresh=[^;]/)])
  refreshToken = /^refresh=([^;]+)/.exec(cookies[0] ?? '')?.[1] ?? ''
})

/** The client's id is public: it is in every token. */
const ClientId = () => process.env.USER_POOL_CLIENT_ID
const Username = () => account.email
const passwords = () => ({ USERNAME: account.email, PASSWORD: account.password })

/**
 * Requests to Cognito that bypass our functions, with a session and the right password, but without the
 * secret.
 */
const requests = {
  'a sign-in': () =>
    new InitiateAuthCommand({
      ClientId: ClientId(),
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: passwords(),
    }),
  'a sign-in by SRP': () =>
    new InitiateAuthCommand({
      ClientId: ClientId(),
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: account.email, SRP_A: 'a'.repeat(64) },
    }),
  'a sign-in with AWS credentials alone': () =>
    new AdminInitiateAuthCommand({
      UserPoolId: process.env.USER_POOL_ID,
      ClientId: ClientId(),
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: passwords(),
    }),
  'a renewal': () =>
    new GetTokensFromRefreshTokenCommand({ ClientId: ClientId(), RefreshToken: refreshToken }),
  'a renewal of the old kind': () =>
    new InitiateAuthCommand({
      ClientId: ClientId(),
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: refreshToken },
    }),
  'a mailed code': () => new ForgotPasswordCommand({ ClientId: ClientId(), Username: Username() }),
  'a guess of a code': () =>
    new ConfirmForgotPasswordCommand({
      ClientId: ClientId(),
      Username: Username(),
      ConfirmationCode: localCode,
      Password: 'N3w-passw0rd!',
    }),
  "the end of somebody's session": () =>
    new RevokeTokenCommand({ ClientId: ClientId(), Token: refreshToken }),
}

test.each(Object.entries(requests))('Cognito refuses %s without the secret', async (_, request) => {
  const client = new CognitoIdentityProviderClient({ maxAttempts: 1 })
  // oxlint-disable-next-line typescript/no-explicit-any -- commands of all kinds
  await expect(client.send(request() as any)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  client.destroy()
})

test('refused requests have changed nothing', async () => {
  const renewed = await callApi('POST /users/refresh', { cookies: [`refresh=${refreshToken}`] })
  const { status } = await callApi('POST /users/login', { json: account })
  expect([renewed.status, status]).toEqual([200, 200])
})
