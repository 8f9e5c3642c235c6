import type { LimitedRoute } from '#domain/limits'
import { limitCalls } from '#functions/data/limit'
import type { Call } from './call'

/** Throws `too_many` for a visitor who calls a route too often (domain/limits); staff may. */
export async function limitVisitor(route: LimitedRoute, { caller, clientAddress, now }: Call): Promise<void> {
  if (!caller) await limitCalls(route, { address: clientAddress }, now)
}
