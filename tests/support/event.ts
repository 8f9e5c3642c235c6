import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { gatewayKeysOf } from '#domain/routes/gateway-routes'
import type { RouteKey } from '#domain/api/api'
import { pathOf } from '#domain/api/path'

export interface RequestParts {
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  cookies?: string[]
  token?: string
  /** The client's address. By default each request has another one, so that none meets a limit by chance. */
  sourceIp?: string
  userAgent?: string
  /** Sent as JSON. */
  json?: unknown
  /** Sent as multipart. The gateway passes it on in base64. */
  form?: FormData
  /** Sent unchanged. The headers contain its type. */
  body?: string
}

/** The IP address from which created coupons were viewed. Only who has viewed a coupon can vote on it. */
export const viewerAddress = '203.0.113.77'

export async function eventOf(key: RouteKey, parts: RequestParts = {}): Promise<APIGatewayProxyEventV2> {
  const { params = {}, query = {}, headers = {}, cookies, token } = parts
  const method = key.slice(0, key.indexOf(' '))
  const { type, ...body } = await bodyOf(parts)
  return {
    ...defaultEventOf(method, `/api${decodeURIComponent(pathOf(key, params))}`, parts),
    routeKey: gatewayKeysOf(key).at(-1) ?? key,
    rawQueryString: new URLSearchParams(query).toString(),
    pathParameters: params,
    headers: { ...type, ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    ...(cookies && { cookies }),
    ...body,
  }
}

export function defaultEventOf(
  method: string,
  path: string,
  { sourceIp = anyAddress(), userAgent = 'test' }: Pick<RequestParts, 'sourceIp' | 'userAgent'> = {},
): APIGatewayProxyEventV2 {
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: '',
    headers: {},
    requestContext: {
      accountId: '000000000000',
      apiId: 'test',
      domainName: 'localhost',
      domainPrefix: 'localhost',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp, userAgent },
      requestId: randomUUID(),
      routeKey: '$default',
      stage: 'api',
      time: '31/May/2026:12:00:00 +0000',
      timeEpoch: Date.UTC(2026, 4, 31, 12),
    },
    isBase64Encoded: false,
  }
}

/** A random address of the range for documentation (RFC 3849). */
function anyAddress(): string {
  const network = randomUUID().replace(/-/g, '')
  return `2001:db8:${network.slice(0, 4)}:${network.slice(4, 8)}::1`
}

interface Body {
  type: Record<string, string>
  body?: string
  isBase64Encoded?: boolean
}

async function bodyOf({ json, form, body }: RequestParts): Promise<Body> {
  if (json !== undefined) return { type: { 'content-type': 'application/json' }, body: JSON.stringify(json) }
  if (form) {
    const encoded = new Response(form)
    return {
      type: { 'content-type': encoded.headers.get('content-type') ?? '' },
      body: Buffer.from(await encoded.arrayBuffer()).toString('base64'),
      isBase64Encoded: true,
    }
  }
  return { type: {}, ...(body !== undefined && { body }) }
}
