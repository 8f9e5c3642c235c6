import type { IncomingMessage } from 'node:http'
import { parameterTable } from '#domain/parameter-table'
import { normaliseRequest } from '#infra/edge/normalise-request'
import type { Target } from './target'

/** A request after CloudFront's function: without what its answer does not depend on. */
export function passEdge(request: IncomingMessage, target: Target): Target {
  const { authorization } = request.headers
  const { querystring, headers } = normaliseRequest(
    {
      uri: target.path,
      querystring: parametersIn(target.query),
      headers: authorization === undefined ? {} : { authorization: { value: authorization } },
    },
    parameterTable,
  )
  const token = headers['authorization']?.value
  for (const each of [request.headers, request.headersDistinct]) delete each['authorization']
  if (token !== undefined) {
    request.headers.authorization = token
    request.headersDistinct['authorization'] = [token]
  }
  const parameters = Object.entries(querystring).map(([name, { value }]) => `${name}=${value}`)
  return { ...target, query: parameters.join('&') }
}

/** The raw parameters of a query by name. Of a repeated one, the first. */
function parametersIn(query: string): Record<string, { value: string }> {
  const parameters = query.split('&').map((each) => {
    const [name = '', ...value] = each.split('=')
    return [name, { value: value.join('=') }] as const
  })
  return Object.fromEntries(parameters.toReversed())
}
