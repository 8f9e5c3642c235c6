import { allowedParameters, type ParameterTable } from '#domain/allowed-parameters'
import { bearerTokenOf } from '#domain/bearer-token'

/** A value as CloudFront's functions see it; of several the first. */
interface EdgeValue {
  value: string
}

/** What a CloudFront function is given of a request, as far as it is read here. Query values are encoded. */
export interface EdgeRequest {
  uri: string
  querystring: Record<string, EdgeValue>
  headers: Record<string, EdgeValue>
}

/**
 * Takes from a request what its answer does not depend on, so that equal answers are kept once: parameters
 * that the path does not have, their order, how they are encoded, and an Authorization that is no token.
 * CloudFront runs this before it looks into its cache, the local gateway before anything else. It is written
 * for CloudFront's JavaScript, see `allowedParameters`.
 */
export function normaliseRequest<Request extends EdgeRequest>(
  request: Request,
  table: ParameterTable,
): Request {
  const kept: Record<string, EdgeValue> = {}
  const given = request.querystring
  allowedParameters(table, request.uri).forEach((name) => {
    const found = Object.prototype.hasOwnProperty.call(given, name) ? given[name] : undefined
    if (found !== undefined) kept[name] = { value: encodedOnce(found.value) }
  })
  request.querystring = kept

  const authorization = request.headers['authorization']
  const token = authorization === undefined ? null : bearerTokenOf(authorization.value)
  if (token === null) delete request.headers['authorization']
  else request.headers['authorization'] = { value: `Bearer ${token}` }
  return request
}

/** A value as it is always written; a broken one stays, for the function to refuse. */
function encodedOnce(value: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(value.replace(/\+/g, '%20')))
  } catch {
    return value
  }
}
