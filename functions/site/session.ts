import type { Session, UserPool } from '#domain/session'
import { credentialsSchema } from '#domain/user'
import type { Calling } from '#domain/limits'
import { networksOf } from '#domain/network'
import { AppError } from '#domain/errors'
import { deviceLife, knownDevice, rememberDevice } from '#functions/data/device'
import { limitCalls, limitRefusals } from '#functions/data/limit'
import { endSession, type OpenSession, renewSession, startSession } from '#functions/data/session'
import type { Call, Reply } from '#functions/http/call'
import { SessionError } from '#functions/http/session-error'

const cookieName = 'refresh'

/** What tells a browser that has signed in before, so that strangers can't shut it out (record 48). Only staff get one. */
const deviceCookieName = 'device'

/** Out of reach of scripts and of other sites, and sent to nothing but the calls on sessions. */
const cookieRules = 'Path=/api/users; HttpOnly; Secure; SameSite=Strict'

/** As long as Cognito's own refresh tokens; it is Cognito that ends a session. */
const thirtyDays = 30 * 24 * 60 * 60

const clearedCookie = `${cookieName}=; Max-Age=0; ${cookieRules}`

/** Signs staff in (specification, section 4): the session in the body, what renews it and the device in cookies. */
export async function login(call: Call): Promise<Reply> {
  const { now, cookies } = call
  const credentials = credentialsSchema.parse(call.json())
  const { email, code } = credentials
  const device = await knownDevice(cookies[deviceCookieName] ?? '', now, email)
  const calling = { ...networksOf(call.clientAddress), account: email, ...(device && { device }) }
  const limitCodes = <Result>(tryCode: () => Promise<Result>) =>
    limitRefusals({ route: 'POST /users/login (code)', calling, now }, tryCode)
  const session = await limitRefusals(
    { route: device ? 'POST /users/login (known device)' : 'POST /users/login', calling, now },
    () => startSession(credentials, { limitCodes }),
    code === undefined ? undefined : () => startSession(credentials, { limitCodes, needsCode: true }),
  )
  const { cookies: kept = [], ...reply } = replyWith(session)
  return { ...reply, cookies: [...kept, ...(await deviceCookies(session, { email, known: device }, now))] }
}

/** Renews a session from its cookie. Throws `unauthorized`, taking the cookie back, when it has ended. */
export async function refresh(call: Call): Promise<Reply> {
  const { calling, now } = await limitSession(call)
  const renew = async () => {
    const session = await renewSession(call.cookies[cookieName] ?? '')
    if (session) return replyWith(session)
    throw new SessionError('unauthorized', 'Your session has ended. Please sign in again.', [clearedCookie])
  }
  return calling.device ? renew() : limitRefusals({ route: 'POST /users/refresh', calling, now }, renew)
}

/** Ends a session at Cognito. The cookie goes in any case, even when Cognito can't be reached. */
export async function logout(call: Call): Promise<Reply> {
  try {
    const { calling, now } = await limitSession(call)
    if (!calling.device) await limitCalls('POST /users/logout', calling, now)
    await endSession(call.cookies[cookieName] ?? '')
  } catch (cause) {
    throw (
      tooMany(cause) ??
      new SessionError('unavailable', 'You are signed out on this device only.', [clearedCookie], cause)
    )
  }
  return { status: 204, body: null, cookies: [clearedCookie] }
}

/** Counts a call for its session, and for the browser if that is known. Other browsers are counted by their address. */
async function limitSession({ cookies, clientAddress, now }: Call): Promise<{ calling: Calling; now: Date }> {
  const session = cookies[cookieName]
  const device = await knownDevice(cookies[deviceCookieName] ?? '', now)
  const calling = { ...networksOf(clientAddress), ...(session && { session }), ...(device && { device }) }
  await limitCalls('POST /users (session)', calling, now)
  return { calling, now }
}

function tooMany(error: unknown): SessionError | undefined {
  if (!(error instanceof AppError) || error.code !== 'too_many') return undefined
  return new SessionError('too_many', error.message, [clearedCookie], error)
}

/** None where it could not be remembered, which is no reason to refuse who has signed in. */
async function deviceCookies(
  { user }: OpenSession,
  { email, known }: { email: string; known: string | undefined },
  now: Date,
): Promise<string[]> {
  try {
    const device = await rememberDevice({ userId: user._id, email, known }, now)
    return [`${deviceCookieName}=${device}; Max-Age=${deviceLife}; ${cookieRules}`]
  } catch {
    return []
  }
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
