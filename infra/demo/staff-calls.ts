import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Answer, RouteKey } from '#domain/api/api'
import { handler as adminHandler } from '#functions/admin/handler'
import { handler as siteHandler } from '#functions/site/handler'

/** Signs in as staff do and answers with the bearer token. */
export async function signIn(email: string, password: string): Promise<string> {
  const request = new Response(JSON.stringify({ email, password }), {
    headers: { 'content-type': 'application/json' },
  })
  const { token } = await call(siteHandler, 'POST /users/login', request)
  return token
}

/** Creates a store by the call of the admin area's form. */
export async function postStore(form: FormData, token: string): Promise<Answer<'POST /stores/create'>> {
  return call(adminHandler, 'POST /stores/create', new Response(form), token)
}

type Handler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>

/** Calls a Lambda function with the event that API Gateway would make of the request. */
async function call<Key extends RouteKey>(
  handler: Handler,
  routeKey: Key,
  request: Response,
  token?: string,
): Promise<Answer<Key>> {
  const { statusCode = 200, body = '' } = await handler(await eventOf(routeKey, request, token))
  if (statusCode >= 300) throw new Error(`${routeKey} answered ${statusCode}: ${body}`)
  return JSON.parse(body) as Answer<Key>
}

async function eventOf(
  routeKey: RouteKey,
  request: Response,
  token?: string,
): Promise<APIGatewayProxyEventV2> {
  const [method = '', route = ''] = routeKey.split(' ')
  const path = `/api${route}`
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: '',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: 'localhost',
      domainPrefix: 'localhost',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'demo-content' },
      requestId: randomUUID(),
      routeKey,
      stage: 'api',
      time: '',
      timeEpoch: 0,
    },
    body: Buffer.from(await request.arrayBuffer()).toString('base64'),
    isBase64Encoded: true,
  }
}
