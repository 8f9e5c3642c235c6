import type { Session } from '#domain/user/session'
import { networksOf } from '#domain/http/network'
import { AppError } from '#domain/http/errors'
import { knownDevice, rememberDevice } from '#functions/accounts/device'
import { limitCalls, limitRefusals } from '#functions/rate-limit/limit'
import type { OpenSession } from '#functions/accounts/renewed-session'
import { endSession, renewSession, startSession } from '#functions/accounts/session'
import type { Client, RouteFunctions } from '#functions/http/call'
import { guessesOf } from './limit-guesses'
import {
  clearedCookie,
  cookieOf,
  deviceCookieName,
  deviceCookieOf,
  renewalOf,
} from '#functions/http/session-cookie'
import { SessionError } from '#functions/http/session-error'

export const sessionRoutes = {
  // The session is in the body; refresh token and device are in cookies.
  'POST /users/login': async (call) => {
    const { body: credentials, now } = call
    const { email } = credentials
    const { device, limitCodes, ...guesses } = await guessesOf(call, email)
    const session = await limitRefusals(guesses, () => startSession(credentials, { limitCodes }))
    const { body, cookies } = replyWith(session)
    return { body, cookies: [...cookies, ...(await deviceCookies(session, { email, known: device }, now))] }
  },
  // Throws `unauthorized` and removes the cookie if the session has ended.
  'POST /users/refresh': async (call) => {
    await limitSession(call)
    const session = await renewSession(renewalOf(call.cookies), call.now)
    if (session) return replyWith(session)
    throw new SessionError('unauthorized', 'Your session has ended. Please sign in again.', [clearedCookie])
  },
  // The cookie is removed even if Cognito cannot be reached.
  'POST /users/logout': async (call) => {
    try {
      await limitSession(call)
      await endSession(renewalOf(call.cookies), call.caller?.session, call.now)
    } catch (cause) {
      throw (
        tooMany(cause) ??
        new SessionError('unavailable', 'You are signed out on this device only.', [clearedCookie], cause)
      )
    }
    return { body: undefined, cookies: [clearedCookie] }
  },
} satisfies Partial<RouteFunctions<'site'>>

/** Counts by browser if it is known, else by address. */
async function limitSession({ cookies, clientAddress, now }: Client): Promise<void> {
  const device = await knownDevice(cookies[deviceCookieName] ?? '', now)
  await limitCalls('POST /users (session)', device ? { device } : networksOf(clientAddress), now)
}

function tooMany(error: unknown): SessionError | undefined {
  if (!(error instanceof AppError) || error.code !== 'too_many') return undefined
  return new SessionError('too_many', error.message, [clearedCookie], error)
}

/** Empty if the device could not be stored. The sign-in still succeeds. */
async function deviceCookies(
  { user }: OpenSession,
  { email, known }: { email: string; known: string | undefined },
  now: Date,
): Promise<string[]> {
  try {
    const device = await rememberDevice({ userId: user._id, email, known }, now)
    return [deviceCookieOf(device)]
  } catch {
    return []
  }
}

function replyWith({ user, token, ...renewal }: OpenSession) {
  const body: Session = { user, token }
  return { body, cookies: [cookieOf(renewal)] }
}
