import { AppError } from '#domain/errors'
import type { RouteKey } from '#domain/api/api'
import type { Endpoint } from '#domain/api/endpoint'
import { endingOf } from '#functions/accounts/token-state'
import type { Caller, Request } from './call'
import type { Answered } from './reply'

/**
 * Lets a route's function answer a caller in their role only while their token holds: their role may have changed since
 * it was given out, or they have signed out. Throws `unauthorized` on a staff call; elsewhere they are a visitor.
 */
export async function replyInRole(
  key: RouteKey,
  { access }: Endpoint,
  request: Request,
  respond: (request: Request) => Promise<Answered>,
): Promise<Answered> {
  const { caller, now } = request
  const isRead = key.startsWith('GET ')
  if (!caller || (access === 'anyone' && isRead)) return respond(request)
  if (access === 'anyone') {
    return respond((await endingOf(caller, now)) === null ? request : { ...request, caller: null })
  }
  if (!isRead) {
    await requireRole(caller, now)
    return respond(request)
  }
  // A read may begin meanwhile: what it finds is not sent to who has lost their role.
  const [reply] = await Promise.all([respond(request), requireRole(caller, now)])
  return reply
}

async function requireRole(caller: Caller, now: Date): Promise<void> {
  const ending = await endingOf(caller, now)
  if (ending === null) return
  const what = ending === 'role' ? 'account has changed' : 'session has ended'
  throw new AppError('unauthorized', `Your ${what}. Please sign in again.`)
}
