import type { RouteKey } from '#domain/api/api'
import type { Endpoint } from '#domain/api/endpoint'
import type { LimitedRoute } from '#domain/api/limits'
import { networksOf } from '#domain/http/network'
import { admit, type Admitted, limitCalls } from '#functions/rate-limit/limit'
import type { Request } from './call'
import { toAppError } from './faults'

/** Calls count when their function calls `accept`; refused bodies count as invalid. Throws `too_many`. */
export async function limitVisitor<Result>(
  { key, row }: { key: RouteKey; row: Endpoint },
  request: Request,
  work: (request: Request) => Promise<Result>,
): Promise<Result> {
  const { caller, clientAddress, now } = request
  if (!row.limited || caller) return work(request)
  // The compiler checks that rows of limited endpoints have limits (domain/api/endpoint.ts).
  const route = key as LimitedRoute
  const networks = networksOf(clientAddress)
  if (row.json ?? row.form) return workOnce(key, await admit(route, networks, now), request, work)
  await limitCalls(route, networks, now)
  return work(request)
}

async function workOnce<Result>(
  key: RouteKey,
  admitted: Admitted,
  request: Request,
  work: (request: Request) => Promise<Result>,
): Promise<Result> {
  const state = { isCounted: false }
  const accept = async () => {
    state.isCounted = true
    await admitted.accept()
  }
  try {
    const result = await work({ ...request, accept })
    if (!state.isCounted) throw new Error(`${key} has to accept a call before it answers.`)
    return result
  } catch (error) {
    if (!state.isCounted && toAppError(error).status < 500) await admitted.refuse()
    throw error
  }
}
