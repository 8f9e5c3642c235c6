import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

export interface EventParts {
  request: IncomingMessage
  /** `GET /stores/slug/{slug}`, or `$default`. */
  routeKey: string
  stage: string
  path: string
  query: string
  params?: Record<string, string>
  body?: Buffer
}

/** Payload format 2.0. */
export function buildEvent(parts: EventParts): APIGatewayProxyEventV2 {
  const { request, routeKey, path, query, params = {}, body } = parts
  const { cookie, ...headers } = joinHeaders(request)
  const cookies = cookie?.split('; ')
  const queryParameters = joinQuery(query)
  const isText = isTextBody(headers)
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: query,
    ...(cookies && { cookies }),
    headers: { ...headers, ...forwardedHeaders(request) },
    ...(Object.keys(queryParameters).length > 0 && { queryStringParameters: queryParameters }),
    ...(Object.keys(params).length > 0 && { pathParameters: params }),
    requestContext: requestContext(parts),
    ...(body && body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: Boolean(body && body.length > 0 && !isText),
  }
}

function requestContext({ request, routeKey, stage, path }: EventParts) {
  const domainName = request.headers.host ?? 'localhost'
  const now = new Date()
  return {
    accountId: '000000000000',
    apiId: 'local',
    domainName,
    domainPrefix: domainName.split('.')[0] ?? domainName,
    http: {
      method: request.method ?? 'GET',
      path,
      protocol: `HTTP/${request.httpVersion}`,
      sourceIp: sourceIp(request),
      userAgent: request.headers['user-agent'] ?? '',
    },
    requestId: randomUUID(),
    routeKey,
    stage,
    time: now.toUTCString(),
    timeEpoch: now.getTime(),
  }
}

/** In lower case. A repeated header becomes one, joined by commas. */
function joinHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headersDistinct).map(([name, values = []]) => [
      name,
      values.join(name === 'cookie' ? '; ' : ','),
    ]),
  )
}

function forwardedHeaders(request: IncomingMessage): Record<string, string> {
  const earlier = request.headersDistinct['x-forwarded-for'] ?? []
  return {
    // CloudFront's own header. It replaces the client's.
    'cloudfront-viewer-address': `${sourceIp(request)}:${request.socket.remotePort ?? 0}`,
    'x-forwarded-for': [...earlier, sourceIp(request)].join(', '),
    'x-forwarded-port': String(request.socket.localPort ?? ''),
    'x-forwarded-proto': 'http',
  }
}

function sourceIp(request: IncomingMessage): string {
  return (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
}

/** Decoded. A repeated parameter is joined by commas. */
function joinQuery(query: string): Record<string, string> {
  const joined = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(query)) {
    const before = joined.get(name)
    joined.set(name, before === undefined ? value : `${before},${value}`)
  }
  return Object.fromEntries(joined)
}

/** Everything else is in base64. */
function isTextBody(headers: Record<string, string>): boolean {
  if (headers['content-encoding']) return false
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  return /^(text\/.+|application\/(json|javascript|xml|.+\+json|.+\+xml))$/.test(type)
}
