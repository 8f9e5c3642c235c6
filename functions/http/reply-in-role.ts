import { AppError } from '#domain/errors'
import { type Route, type RouteKey, routes } from '#domain/routes'
import { hasStill } from '#functions/data/role-change'
import type { Call, Caller, Reply, RouteFunction } from './call'

/**
 * Lets a route's function answer a caller in their role only while they have it: their token may be older than the
 * last change of it. Throws `unauthorized` on a staff call; elsewhere they are a visitor.
 */
export async function replyInRole(call: Call, key: RouteKey, respond: RouteFunction): Promise<Reply> {
  const { access }: Route = routes[key]
  const { caller, now } = call
  const isRead = key.startsWith('GET ')
  if (!caller || (access === 'anyone' && isRead)) return respond(call)
  if (access === 'anyone') {
    return respond((await hasStill(caller.id, caller.role, now)) ? call : { ...call, caller: null })
  }
  if (!isRead) {
    await requireRole(caller, now)
    return respond(call)
  }
  // A read may begin meanwhile: what it finds is not sent to who has lost their role.
  const [reply] = await Promise.all([respond(call), requireRole(caller, now)])
  return reply
}

async function requireRole({ id, role }: Caller, now: Date): Promise<void> {
  if (await hasStill(id, role, now)) return
  throw new AppError('unauthorized', 'Your account has changed. Please sign in again.')
}
