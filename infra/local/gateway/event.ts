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

/** Payload format 2.0, as far as our functions read it. */
export function buildEvent(parts: EventParts): APIGatewayProxyEventV2 {
  const { request, routeKey, path, query, params = {}, body } = parts
  const { cookie, ...headers } = joinHeaders(request)
  const cookies = cookie?.split('; ')
  const isText = isTextBody(headers)
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: query,
    ...(cookies && { cookies }),
    headers: {
      ...headers,
      // CloudFront's own header. It replaces the client's.
      'cloudfront-viewer-address': `${sourceIp(request)}:${request.socket.remotePort ?? 0}`,
    },
    pathParameters: params,
    requestContext: requestContext(parts),
    ...(body && body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: Boolean(body && body.length > 0 && !isText),
  }
}

function requestContext({ request, routeKey, stage, path }: EventParts) {
  const http = {
    method: request.method ?? 'GET',
    path,
    protocol: `HTTP/${request.httpVersion}`,
    sourceIp: sourceIp(request),
    userAgent: request.headers['user-agent'] ?? '',
  }
  const context = { http, requestId: randomUUID(), routeKey, stage }
  return context as APIGatewayProxyEventV2['requestContext']
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

function sourceIp(request: IncomingMessage): string {
  return (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
}

/** Everything else is in base64. */
function isTextBody(headers: Record<string, string>): boolean {
  if (headers['content-encoding']) return false
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  return /^(text\/.+|application\/(json|javascript|xml|.+\+json|.+\+xml))$/.test(type)
}
