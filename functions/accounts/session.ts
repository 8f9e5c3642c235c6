import { createHmac } from 'node:crypto'
import {
  type AuthenticationResultType,
  CognitoIdentityProviderServiceException,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { decodeJwt } from 'jose'
import type * as z from 'zod'
import { AppError } from '#domain/http/errors'
import { roleOf } from '#domain/user/roles'
import { type credentialsSchema, isEmailAddress, type User } from '#domain/user/user'
import { appClient } from './app-client'
import { authenticate, type CodeLimit, wrongPassword } from './authenticate'
import { cognito, errorName } from './cognito'
import { type OpenSession, type Renewal, storeRenewedSession, renewedSessionOf } from './renewed-session'
import { isSignedOut, rememberSignOut, type SignIn } from './sign-out'

/** Throws as authenticate does, and `forbidden` for an account in no staff group. */
export async function startSession(
  { email: username, ...others }: z.infer<typeof credentialsSchema>,
  limit: CodeLimit,
): Promise<OpenSession> {
  // Cognito accepts a user's id as a name. It would be counted as another account.
  if (!isEmailAddress(username)) throw wrongPassword()
  return openSession(await authenticate({ username, ...others, ...limit }))
}

/** Null if it has ended. A refresh token used a minute after its replacement ends it for everyone. */
export async function renewSession({ refreshToken, mark }: Renewal, now: Date): Promise<OpenSession | null> {
  const session = mark.split('.', 1)[0] ?? ''
  // Without its own mark a replaced token would end no session, or somebody else's.
  if (mark !== (await markOf(refreshToken, session))) return null
  const before = await renewedSessionOf(refreshToken, now)
  if (before) return (await isSignedOut(signInOf({ IdToken: before.token }), now)) ? null : before
  const tokens = await renewTokens(refreshToken, () => rememberSignOut(session, now))
  if (!tokens) return null
  if (await isSignedOut(signInOf(tokens), now)) {
    await revoke(tokens.RefreshToken)
    return null
  }
  const opened = await openSession(tokens).catch((error: unknown) => {
    if (error instanceof AppError) return null
    throw error
  })
  return opened && storeRenewedSession(refreshToken, opened, now)
}

/** Ends a session and refuses its tokens. Without a token, the refresh token names the session. */
export async function endSession(
  { refreshToken }: Pick<Renewal, 'refreshToken'>,
  session: string | undefined,
  now: Date,
): Promise<void> {
  const tokens = session === undefined ? await renewTokens(refreshToken) : null
  const ended = session ?? (tokens && signInOf(tokens).session)
  const steps = await Promise.allSettled([
    ended && rememberSignOut(ended, now),
    revoke(tokens?.RefreshToken ?? refreshToken),
  ])
  for (const step of steps) if (step.status === 'rejected') throw step.reason
}

async function renewTokens(
  RefreshToken: string,
  whenReplaced = async () => {},
): Promise<AuthenticationResultType | null> {
  if (RefreshToken === '') return null
  const command = new GetTokensFromRefreshTokenCommand({ ...(await appClient()), RefreshToken })
  try {
    const { AuthenticationResult } = await cognito().send(command)
    return AuthenticationResult ?? null
  } catch (error) {
    if (!endings.has(errorName(error))) throw error
    if (errorName(error) === 'RefreshTokenReuseException') await whenReplaced()
    return null
  }
}

const endings = new Set([
  'NotAuthorizedException',
  'RefreshTokenReuseException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
  'InvalidParameterException',
])

export async function revoke(Token: string | undefined): Promise<void> {
  if (!Token) return
  const command = new RevokeTokenCommand({ ...(await appClient()), Token })
  await cognito()
    .send(command)
    .catch((error: unknown) => {
      const isUnknown = error instanceof CognitoIdentityProviderServiceException && error.$fault === 'client'
      if (!isUnknown || errorName(error) === 'TooManyRequestsException') throw error
    })
}

async function openSession(tokens: AuthenticationResultType): Promise<OpenSession> {
  const { IdToken, AccessToken, RefreshToken } = tokens
  if (!IdToken || !AccessToken || !RefreshToken) throw new Error('Cognito answered without tokens.')
  const user = await describeUser(IdToken, AccessToken)
  const mark = await markOf(RefreshToken, signInOf(tokens).session)
  return { user, token: IdToken, refreshToken: RefreshToken, mark }
}

/** The id of a session, bound to a refresh token of it. */
async function markOf(refreshToken: string, session: string): Promise<string> {
  const { ClientSecret } = await appClient()
  const hmac = createHmac('sha256', ClientSecret).update(`session ${session} ${refreshToken}`)
  return `${session}.${hmac.digest('base64url')}`
}

function signInOf({ IdToken = '' }: AuthenticationResultType): SignIn {
  const claims = decodeJwt<{ origin_jti?: string; auth_time?: number }>(IdToken)
  const { sub: id = '', origin_jti: session = '', auth_time: signedInAt = 0 } = claims
  return { id, session, signedInAt }
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
