import { senderOf } from '#domain/automation'
import type { LimitedRoute } from '#domain/limits'
import { networksOf } from '#domain/network'
import { limitCalls } from '#functions/visitors/limit'
import type { Call, Form } from './call'
import { inputOf } from './json-or-form'

/** Throws `too_many` for a visitor who calls a route too often (domain/limits); staff may. */
export async function limitVisitor(route: LimitedRoute, { caller, clientAddress, now }: Call): Promise<void> {
  if (!caller) await limitCalls(route, networksOf(clientAddress), now)
}

/**
 * The input of a call that the site's forms make, or a program. The body is not read where the client has called too often
 * already, and one that can't be read counts too. Throws as limitVisitor and inputOf do.
 */
export async function limitedInputOf(
  route: LimitedRoute,
  call: Call,
  fieldsOf: (form: Form) => unknown,
): Promise<unknown> {
  if (call.caller) return inputOf(call, fieldsOf)
  // Read once the client's own limit has let it pass; a failure to is thrown when all is counted.
  let reading: Promise<unknown> = Promise.resolve()
  await limitCalls(route, networksOf(call.clientAddress), call.now, async () => {
    reading = inputOf(call, fieldsOf)
    return senderOf(await reading.catch(() => undefined))
  })
  return reading
}
