import { AppError } from '#domain/http/errors'
import type { RouteKey } from '#domain/api/api'
import type { Endpoint } from '#domain/api/endpoint'
import { endingOf } from '#functions/accounts/token-state'
import type { Caller, Request } from './call'
import type { Answered } from './reply'

/** With a revoked token or an old role, throws `unauthorized` on a staff route. */
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
    if ((await endingOf(caller, now)) === null) return respond(request)
    // Visitors send no key: what staff write would pass as a visitor's.
    if (request.idempotencyKey !== undefined) throw ended()
    return respond({ ...request, caller: null }).catch(refuseEnded)
  }
  if (!isRead) {
    await requireRole(caller, now)
    return respond(request)
  }
  // A read starts at once. Its result, a refusal too, is not sent to a caller who has lost the role.
  const reading = respond(request)
  const [, role] = await Promise.allSettled([reading, requireRole(caller, now)])
  if (role.status === 'rejected') throw role.reason
  return reading
}

/** It may exist for staff: with an expired token, they sign in again. */
export function refuseEnded(error: unknown): never {
  if (!(error instanceof AppError && error.code === 'not_found')) throw error
  throw ended(error)
}

export function ended(cause?: unknown): AppError {
  return new AppError('unauthorized', 'Your session has ended. Please sign in again.', { cause })
}

async function requireRole(caller: Caller, now: Date): Promise<void> {
  const ending = await endingOf(caller, now)
  if (ending === null) return
  const what = ending === 'role' ? 'account has changed' : 'session has ended'
  throw new AppError('unauthorized', `Your ${what}. Please sign in again.`)
}
