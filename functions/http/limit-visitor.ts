import type { RouteKey } from '#domain/api/api'
import type { Endpoint } from '#domain/api/endpoint'
import { senderOf } from '#domain/bot-check'
import type { LimitedRoute } from '#domain/limits'
import { networksOf } from '#domain/network'
import { limitCalls } from '#functions/visitors/limit'
import type { Request } from './call'
import { readBody } from './read-body'

/**
 * The body of a request to a limited endpoint. A visitor's is counted; staff may call as often as they like. The body is
 * not read where the client has called too often already, and one that can't be read counts too. Throws `too_many`
 * (domain/limits), and as readBody does.
 */
export async function readCounted(key: RouteKey, row: Endpoint, request: Request): Promise<unknown> {
  const { caller, clientAddress, now } = request
  if (caller) return readBody(row, request)
  // Read once the client's own limit has let it pass; a failure to is thrown when all is counted.
  let reading: Promise<unknown> = Promise.resolve()
  const lookInto = async () => {
    reading = readBody(row, request)
    return senderOf(await reading.catch(() => undefined))
  }
  const hasBody = row.json ?? row.form
  // The rows of limited endpoints are checked against the limits' keys (domain/api/endpoint.ts).
  await limitCalls(key as LimitedRoute, networksOf(clientAddress), now, hasBody && lookInto)
  return reading
}
