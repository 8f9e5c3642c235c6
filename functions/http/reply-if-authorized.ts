import { AppError } from '#domain/http/errors'
import type { RouteKey } from '#domain/api/api'
import type { Endpoint } from '#domain/api/endpoint'
import { revocationOf } from '#functions/accounts/token-state'
import type { Caller, Request } from './call'
import type { ReplyParts } from './reply'

/** With a revoked token or an old role, throws `unauthorized` on a staff route. */
export async function replyIfAuthorized(
  key: RouteKey,
  { access, staffSeeMore = false }: Endpoint,
  request: Request,
  respond: (request: Request) => Promise<ReplyParts>,
): Promise<ReplyParts> {
  const { caller, now } = request
  const isRead = key.startsWith('GET ')
  if (!caller) return respond(request)
  // Nothing has checked the session, so the caller counts as a visitor.
  if (access === 'anyone' && isRead && !staffSeeMore) return respond({ ...request, caller: null })
  if (access === 'anyone') {
    if ((await revocationOf(caller, now)) === null) return respond(request)
    // Only staff send a key. Without this check their write would be stored as a visitor's.
    if (request.idempotencyKey !== undefined) throw sessionEndedError()
    return respond({ ...request, caller: null }).catch(notFoundAsSessionEnded)
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

/** Turns `not_found` into `unauthorized`: the item may exist for staff, whose token has expired. */
export function notFoundAsSessionEnded(error: unknown): never {
  if (!(error instanceof AppError && error.code === 'not_found')) throw error
  throw sessionEndedError(error)
}

export function sessionEndedError(cause?: unknown): AppError {
  return new AppError('unauthorized', 'Your session has ended. Please sign in again.', { cause })
}

async function requireRole(caller: Caller, now: Date): Promise<void> {
  const ending = await revocationOf(caller, now)
  if (ending === null) return
  const what = ending === 'role' ? 'account has changed' : 'session has ended'
  throw new AppError('unauthorized', `Your ${what}. Please sign in again.`)
}
