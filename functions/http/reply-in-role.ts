import { AppError } from '#domain/errors'
import { type Route, type RouteKey, routes } from '#domain/routes'
import { endingOf } from '#functions/accounts/token-state'
import type { Call, Caller, Reply, RouteFunction } from './call'

/**
 * Lets a route's function answer a caller in their role only while their token holds: their role may have changed since
 * it was given out, or they have signed out. Throws `unauthorized` on a staff call; elsewhere they are a visitor.
 */
export async function replyInRole(call: Call, key: RouteKey, respond: RouteFunction): Promise<Reply> {
  const { access }: Route = routes[key]
  const { caller, now } = call
  const isRead = key.startsWith('GET ')
  if (!caller || (access === 'anyone' && isRead)) return respond(call)
  if (access === 'anyone') {
    return respond((await endingOf(caller, now)) === null ? call : { ...call, caller: null })
  }
  if (!isRead) {
    await requireRole(caller, now)
    return respond(call)
  }
  // A read may begin meanwhile: what it finds is not sent to who has lost their role.
  const [reply] = await Promise.all([respond(call), requireRole(caller, now)])
  return reply
}

async function requireRole(caller: Caller, now: Date): Promise<void> {
  const ending = await endingOf(caller, now)
  if (ending === null) return
  const what = ending === 'role' ? 'account has changed' : 'session has ended'
  throw new AppError('unauthorized', `Your ${what}. Please sign in again.`)
}
