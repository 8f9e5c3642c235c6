import type { RouteKey } from '#domain/api/api'
import type { Endpoint } from '#domain/api/endpoint'
import { senderOf } from '#domain/bot-check'
import type { LimitedRoute } from '#domain/limits'
import { networksOf } from '#domain/network'
import { limitCalls } from '#functions/visitors/limit'
import type { Request } from './call'
import { readBody } from './read-body'

/**
 * The body of a request to a limited endpoint. Visitors' calls are counted, staff's are not. After too many
 * calls the body is not read; a malformed body counts. Throws `too_many` (domain/limits), and what readBody
 * throws.
 */
export async function readCounted(key: RouteKey, row: Endpoint, request: Request): Promise<unknown> {
  const { caller, clientAddress, now } = request
  if (caller) return readBody(row, request)
  // The body is read after the client's own limit has let it pass. A read error is thrown after counting.
  let reading: Promise<unknown> = Promise.resolve()
  const lookInto = async () => {
    reading = readBody(row, request)
    return senderOf(await reading.catch(() => undefined))
  }
  const hasBody = row.json ?? row.form
  // The compiler checks that rows of limited endpoints have limits (domain/api/endpoint.ts).
  await limitCalls(key as LimitedRoute, networksOf(clientAddress), now, hasBody && lookInto)
  return reading
}
