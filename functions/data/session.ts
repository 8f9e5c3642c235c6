import {
  type AuthenticationResultType,
  CognitoIdentityProviderServiceException,
  GetUserCommand,
  InitiateAuthCommand,
  type InitiateAuthCommandInput,
  type InitiateAuthCommandOutput,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { decodeJwt } from 'jose'
import type * as z from 'zod'
import { AppError } from '#domain/errors'
import { roleOf } from '#domain/roles'
import type { Session } from '#domain/session'
import { type credentialsSchema, isEmailAddress, type User } from '#domain/user'
import { cognito, nameOf } from './cognito'

/** A session with what renews it, which never reaches a script in the browser. */
export interface OpenSession extends Session {
  /** Undefined when Cognito gave out none: the one there is goes on. */
  refreshToken: string | undefined
}

/** How Cognito says that e-mail and password don't fit. Nobody is told which it was, or that the account is closed. */
const wrongCredentials = new Set([
  'NotAuthorizedException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'InvalidPasswordException',
  'InvalidParameterException',
])

/** How Cognito says that a code doesn't fit, or has been used. */
const wrongCode = new Set(['CodeMismatchException', 'ExpiredCodeException', 'NotAuthorizedException'])

export interface SignInOptions {
  /** Does what tries a code, and may refuse to (functions/data/limit). */
  limitCodes: <Result>(tryCode: () => Promise<Result>) => Promise<Result>
  /** Lets nobody in by the password alone. */
  needsCode?: boolean
}

/**
 * Signs in at Cognito. Throws `unauthorized` for what doesn't fit, `new_password_required` for a password that
 * someone else has set, `code_required` where the account has a second step, and `forbidden` for who must do
 * something else first.
 */
export async function startSession(
  { email, password, code }: z.infer<typeof credentialsSchema>,
  { limitCodes, needsCode = false }: SignInOptions,
): Promise<OpenSession> {
  // Cognito also takes a user's id for a name, which would be counted as another account.
  if (!isEmailAddress(email)) throw wrong()
  const answer = await initiate('USER_PASSWORD_AUTH', { USERNAME: email, PASSWORD: password }).catch(
    (error: unknown) => {
      if (nameOf(error) === 'PasswordResetRequiredException') throw resetNeeded(error)
      if (!wrongCredentials.has(nameOf(error))) throw error
      throw wrong(error)
    },
  )
  if (answer.ChallengeName === 'NEW_PASSWORD_REQUIRED') throw newPasswordNeeded()
  const asksForCode = answer.ChallengeName === 'SOFTWARE_TOKEN_MFA'
  if (needsCode && !asksForCode) throw wrong()
  const { AuthenticationResult } = asksForCode ? await giveCode(answer, email, code, limitCodes) : answer
  if (!AuthenticationResult) {
    throw new AppError('forbidden', 'This account asks for a second step that is not offered here.')
  }
  return openSession(AuthenticationResult)
}

/** Takes the second step of a sign-in. Throws `code_required` without a code, and `unauthorized` for one that doesn't fit. */
async function giveCode(
  { Session, ChallengeParameters = {} }: InitiateAuthCommandOutput,
  email: string,
  code: string | undefined,
  limitCodes: SignInOptions['limitCodes'],
) {
  if (code === undefined) {
    throw new AppError('code_required', 'Enter the code that your authenticator app shows.')
  }
  const respond = new RespondToAuthChallengeCommand({
    ClientId: process.env.USER_POOL_CLIENT_ID,
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session,
    ChallengeResponses: {
      USERNAME: ChallengeParameters['USER_ID_FOR_SRP'] ?? email,
      SOFTWARE_TOKEN_MFA_CODE: code,
    },
  })
  return limitCodes(() =>
    cognito()
      .send(respond)
      .catch((cause: unknown) => {
        if (!wrongCode.has(nameOf(cause))) throw cause
        const message = 'This code is not right. Enter the one that your app shows now.'
        throw new AppError('unauthorized', message, { cause, fields: { code: message } })
      }),
  )
}

/** A new token for a session that Cognito still knows; null for one that has ended. */
export async function renewSession(refreshToken: string): Promise<OpenSession | null> {
  if (refreshToken === '') return null
  try {
    const { AuthenticationResult } = await initiate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: refreshToken })
    return AuthenticationResult ? await openSession(AuthenticationResult) : null
  } catch (error) {
    if (wrongCredentials.has(nameOf(error)) || error instanceof AppError) return null
    throw error
  }
}

/** Ends a session at Cognito, so that nothing renews it. One that is not known there has ended already. */
export async function endSession(refreshToken: string): Promise<void> {
  if (refreshToken === '') return
  const revoke = new RevokeTokenCommand({ ClientId: process.env.USER_POOL_CLIENT_ID, Token: refreshToken })
  await cognito()
    .send(revoke)
    .catch((error: unknown) => {
      const isUnknown = error instanceof CognitoIdentityProviderServiceException && error.$fault === 'client'
      if (!isUnknown || nameOf(error) === 'TooManyRequestsException') throw error
    })
}

function initiate(
  flow: NonNullable<InitiateAuthCommandInput['AuthFlow']>,
  parameters: Record<string, string>,
) {
  const ClientId = process.env.USER_POOL_CLIENT_ID
  return cognito().send(new InitiateAuthCommand({ ClientId, AuthFlow: flow, AuthParameters: parameters }))
}

/** The session that Cognito's tokens stand for. Throws `forbidden` for an account in none of the staff groups. */
async function openSession({
  IdToken,
  AccessToken,
  RefreshToken,
}: AuthenticationResultType): Promise<OpenSession> {
  if (!IdToken || !AccessToken) throw new Error('Cognito answered without tokens.')
  const user = await describeUser(IdToken, AccessToken)
  return { user, token: IdToken, refreshToken: RefreshToken }
}

async function describeUser(idToken: string, accessToken: string): Promise<User> {
  const { sub = '', 'cognito:groups': groups } = decodeJwt<{ 'cognito:groups'?: string[] }>(idToken)
  const role = roleOf(groups ?? [])
  if (!role)
    throw new AppError('forbidden', 'Your account has no role yet. Please ask an administrator for one.')
  const { UserAttributes = [] } = await cognito().send(new GetUserCommand({ AccessToken: accessToken }))
  const attributes = new Map(UserAttributes.map(({ Name, Value }) => [Name, Value]))
  const email = attributes.get('email') ?? ''
  return { _id: sub, name: attributes.get('name') ?? email, email, role }
}

function wrong(cause?: unknown) {
  return new AppError('unauthorized', 'Incorrect email or password.', { cause })
}

/** The browser asks for the new password and sets it with Cognito, which took the temporary one. */
function newPasswordNeeded() {
  return new AppError('new_password_required', 'Please choose a password of your own first.')
}

function resetNeeded(cause: unknown) {
  const message =
    'Your account needs a new password first. Choose “Forgot password?” or ask an administrator for one.'
  return new AppError('forbidden', message, { cause })
}
