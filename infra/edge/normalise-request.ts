import { allowedParameters, type ParameterTable } from '#domain/http/allowed-parameters'
import { bearerTokenOf } from '#domain/user/bearer-token'
import { toUnreserved } from '#domain/http/unreserved-address'
import { viewerHostHeader } from '#domain/http/viewer-host'
import { encodeReserved, normalQueryValue, normalPath } from './one-spelling'

interface EdgeValue {
  value: string
}

/** Query values are encoded. */
export interface EdgeRequest {
  uri: string
  querystring: Record<string, EdgeValue>
  headers: Record<string, EdgeValue>
}

export interface EdgeRedirect {
  statusCode: 308
  statusDescription: string
  headers: { location: EdgeValue }
}

/** One cache key for equal answers: one spelling, known parameters, no invalid token. */
export function normaliseRequest<Request extends EdgeRequest>(
  request: Request,
  table: ParameterTable,
): Request | EdgeRedirect {
  const redirect = normalisePath(request)
  if (redirect) return redirect
  const kept: Record<string, EdgeValue> = {}
  const sentQuery = request.querystring
  allowedParameters(table, request.uri).forEach((name) => {
    const found = sentQuery[name]
    if (found !== undefined) kept[name] = { value: normalQueryValue(found.value) }
  })
  request.querystring = kept

  const authorization = request.headers['authorization']
  const token = authorization === undefined ? null : bearerTokenOf(authorization.value)
  if (token === null) delete request.headers['authorization']
  else request.headers['authorization'] = { value: `Bearer ${token}` }

  const host = request.headers['host']
  if (host === undefined) delete request.headers[viewerHostHeader]
  else request.headers[viewerHostHeader] = { value: host.value }
  return request
}

/**
 * Rewrites the path to its one spelling, or redirects.
 * @public edge-code.ts names it in code.
 */
export function normalisePath(request: Pick<EdgeRequest, 'uri' | 'querystring'>): EdgeRedirect | null {
  const plain = normalPath(request.uri)
  const path = encodeReserved(plain)
  if (plain === request.uri) {
    request.uri = path
    return null
  }
  const sentQuery = request.querystring
  const query = Object.keys(sentQuery).map((name) => `${name}=${(sentQuery[name] as EdgeValue).value}`)
  const location = { value: query.length > 0 ? `${path}?${query.join('&')}` : path }
  return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: { location } }
}

/**
 * The request as a function URL gets it, signed by CloudFront (domain/http/unreserved-address.ts).
 * @public edge-code.ts names it in code.
 */
export function forFunctionUrl<Request extends Pick<EdgeRequest, 'uri' | 'querystring'>>(
  request: Request,
): Request {
  request.uri = toUnreserved(request.uri)
  Object.keys(request.querystring).forEach((name) => {
    const parameter = request.querystring[name] as EdgeValue
    parameter.value = toUnreserved(parameter.value)
  })
  return request
}
