import type { Session, UserPool } from '#domain/session'
import { credentialsSchema } from '#domain/user'
import { limitRefusals } from '#functions/data/limit'
import { endSession, type OpenSession, renewSession, startSession } from '#functions/data/session'
import type { Call, Reply } from '#functions/http/call'
import { SessionError } from '#functions/http/session-error'

const cookieName = 'refresh'

/** Out of reach of scripts and of other sites, and sent to nothing but the calls on sessions. */
const cookieRules = 'Path=/api/users; HttpOnly; Secure; SameSite=Strict'

/** As long as Cognito's own refresh tokens; it is Cognito that ends a session. */
const thirtyDays = 30 * 24 * 60 * 60

const clearedCookie = `${cookieName}=; Max-Age=0; ${cookieRules}`

/** Signs staff in (specification, section 4): the session in the body, what renews it in a cookie. */
export async function login(call: Call): Promise<Reply> {
  const credentials = credentialsSchema.parse(call.json())
  const visitor = { address: call.clientAddress, email: credentials.email }
  const session = await limitRefusals('POST /users/login', visitor, call.now, () => startSession(credentials))
  return replyWith(session)
}

/** Renews a session from its cookie. Throws `unauthorized`, taking the cookie back, when it has ended. */
export async function refresh({ cookies }: Call): Promise<Reply> {
  const session = await renewSession(cookies[cookieName] ?? '')
  if (!session)
    throw new SessionError('unauthorized', 'Your session has ended. Please sign in again.', [clearedCookie])
  return replyWith(session)
}

/** Ends a session at Cognito. The cookie goes in any case, even when Cognito can't be reached. */
export async function logout({ cookies }: Call): Promise<Reply> {
  await endSession(cookies[cookieName] ?? '').catch((cause: unknown) => {
    throw new SessionError('unavailable', 'You are signed out on this device only.', [clearedCookie], cause)
  })
  return { status: 204, body: null, cookies: [clearedCookie] }
}

/** Where staff set a password: they do it with Cognito itself, so that it passes through nothing of ours. */
export async function getUserPool(): Promise<Reply> {
  // An issuer is its pool's address: https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_abcdefghi
  const { origin, pathname } = new URL(process.env.TOKEN_ISSUER ?? '')
  const pool: UserPool = {
    userPoolId: pathname.slice(1),
    userPoolClientId: process.env.USER_POOL_CLIENT_ID ?? '',
    endpoint: origin,
  }
  return { status: 200, body: pool }
}

function replyWith({ user, token, refreshToken }: OpenSession): Reply {
  const body: Session = { user, token }
  const kept = refreshToken && `${cookieName}=${refreshToken}; Max-Age=${thirtyDays}; ${cookieRules}`
  return { status: 200, body, ...(kept && { cookies: [kept] }) }
}
