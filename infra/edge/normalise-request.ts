import { allowedParameters, type ParameterTable } from '#domain/allowed-parameters'
import { bearerTokenOf } from '#domain/bearer-token'
import { viewerHostHeader } from '#domain/viewer-host'

/** A value in an event of CloudFront Functions. Of repeated values it is the first. */
interface EdgeValue {
  value: string
}

/** The parts of a CloudFront request that are used here. Query values are encoded. */
export interface EdgeRequest {
  uri: string
  querystring: Record<string, EdgeValue>
  headers: Record<string, EdgeValue>
}

/**
 * Removes everything that the answer does not depend on, so that equal answers are cached once: unknown
 * parameters, their order and encoding, and an Authorization header without a token. Tells the API the host
 * of the address that the visitor sees, and never what a visitor claims. CloudFront runs this before its
 * cache lookup, the local gateway before anything else. It is written for CloudFront's JavaScript, see
 * `allowedParameters`.
 */
export function normaliseRequest<Request extends EdgeRequest>(
  request: Request,
  table: ParameterTable,
): Request {
  const kept: Record<string, EdgeValue> = {}
  const given = request.querystring
  allowedParameters(table, request.uri).forEach((name) => {
    const found = given[name]
    if (found !== undefined) kept[name] = { value: encodedOnce(found.value) }
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

/** A value in one encoding. A malformed value stays as it is, and the function refuses it. */
function encodedOnce(value: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(value.replace(/\+/g, '%20')))
  } catch {
    return value
  }
}
