import { AppError } from '#domain/errors'
import type { RouteKey } from '#domain/api/api'
import type { Endpoint } from '#domain/api/endpoint'
import { endingOf } from '#functions/accounts/token-state'
import type { Caller, Request } from './call'
import type { Answered } from './reply'

/**
 * Answers a caller only while their token is valid: they may have signed out, or their role may have changed
 * since. Throws `unauthorized` on a staff route; on a public one they become a visitor.
 */
export async function replyInRole(
  key: RouteKey,
  { access, staffSeeMore = false }: Endpoint,
  request: Request,
  respond: (request: Request) => Promise<Answered>,
): Promise<Answered> {
  const { caller, now } = request
  const isRead = key.startsWith('GET ')
  if (!caller || (access === 'anyone' && isRead && !staffSeeMore)) return respond(request)
  if (access === 'anyone') {
    return respond((await endingOf(caller, now)) === null ? request : { ...request, caller: null })
  }
  if (!isRead) {
    await requireRole(caller, now)
    return respond(request)
  }
  // A read starts at once. Its result is not sent to a caller who has lost the role.
  const [reply] = await Promise.all([respond(request), requireRole(caller, now)])
  return reply
}

async function requireRole(caller: Caller, now: Date): Promise<void> {
  const ending = await endingOf(caller, now)
  if (ending === null) return
  const what = ending === 'role' ? 'account has changed' : 'session has ended'
  throw new AppError('unauthorized', `Your ${what}. Please sign in again.`)
}
