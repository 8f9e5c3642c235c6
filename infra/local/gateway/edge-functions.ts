import type { IncomingMessage } from 'node:http'
import { parameterTable } from '#domain/routes/parameter-table'
import { viewerHostHeader } from '#domain/http/viewer-host'
import { toUnreserved } from '#domain/http/unreserved-address'
import { normaliseRequest } from '#infra/edge/normalise-request'
import type { GatewayResponse } from './response'
import type { Target } from './target'

export function runEdgeFunctions(request: IncomingMessage, target: Target): Target | GatewayResponse {
  const passed = normaliseRequest(
    {
      uri: target.path,
      querystring: parametersIn(target.query),
      headers: { ...headerOf(request, 'authorization'), ...headerOf(request, 'host') },
    },
    parameterTable,
  )
  if ('statusCode' in passed) {
    const { statusCode, headers } = passed
    return { status: statusCode, headers: { location: headers.location.value }, body: Buffer.alloc(0) }
  }
  const { uri, querystring, headers } = passed
  for (const name of ['authorization', viewerHostHeader]) setHeader(request, name, headers[name]?.value)
  const parameters = Object.entries(querystring).map(([name, { value }]) => `${name}=${value}`)
  return { ...target, path: uri, query: parameters.join('&') }
}

export function forFunctionUrl({ path, query }: Pick<Target, 'path' | 'query'>) {
  return { path: toUnreserved(path), query: toUnreserved(query) }
}

function headerOf({ headers }: IncomingMessage, name: 'authorization' | 'host') {
  const value = headers[name]
  return value === undefined ? {} : { [name]: { value } }
}

function setHeader(request: IncomingMessage, name: string, value: string | undefined): void {
  for (const each of [request.headers, request.headersDistinct]) delete each[name]
  if (value === undefined) return
  request.headers[name] = value
  request.headersDistinct[name] = [value]
}

function parametersIn(query: string): Record<string, { value: string }> {
  const parameters = query
    .split('&')
    .filter(Boolean)
    .map((each) => {
      const [name = '', ...value] = each.split('=')
      return [name, { value: value.join('=') }] as const
    })
  return Object.fromEntries(parameters.toReversed())
}
