import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { afterEach, expect, test, vi } from 'vitest'
import { createGateway } from '../gateway'
import { type OpenServer, openServer } from '../server'
import { largestResult, type LambdaHandler } from './invoke'

// The limits of API Gateway, Lambda and CloudFront, and what they forward.

let server: OpenServer
let events: APIGatewayProxyEventV2[]
afterEach(() => server.close())

const nothing = async () => null

async function serve(answer: LambdaHandler = async () => ({ statusCode: 200, body: '' })) {
  events = []
  const handler: LambdaHandler = (event) => {
    events.push(event)
    return answer(event)
  }
  server = await openServer(0)
  const handlers = { site: handler, admin: handler, pages: handler, forms: handler, cards: handler }
  server.serve(createGateway({ handlers, media: nothing, files: nothing, security: {} }))
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init)
}

/** The status of a request that is sent unchanged. fetch would add its own headers. */
async function statusOf(path: string, headers: Record<string, string>): Promise<number> {
  const [response] = await once(
    httpRequest({ host: '127.0.0.1', port: server.port, path, headers }).end(),
    'response',
  )
  response.resume()
  return response.statusCode
}

test('a GET route also answers HEAD, with everything except the body', async () => {
  const call = await serve(async () => ({ statusCode: 200, headers: { etag: '"1"' }, body: '[]' }))
  const get = await call('/api/stores')
  const head = await call('/api/stores', { method: 'HEAD' })
  expect(events.map(({ routeKey }) => routeKey)).toEqual(['GET /stores', 'HEAD /stores'])
  const headersOf = ({ headers }: Response) =>
    [...headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
  expect([head.status, headersOf(head), await head.text()]).toEqual([get.status, headersOf(get), ''])
})

test('forwards the parameters of the endpoint, in one order and encoding', async () => {
  const call = await serve()
  await call('/api/reviews/approved?x=1&sort=rating&limit=%320&sort=newest')
  await call('/reviews?utm_source=mail&cursor=a%62&couponId=1')
  expect(events.map(({ rawQueryString }) => rawQueryString)).toEqual(['limit=20&sort=rating', 'cursor=ab'])
})

test.each([
  ['as large as Lambda takes', 0, 200],
  ['a byte larger', 1, 500],
])('forwards a result that is %s, or fails', async (_, more, status) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const envelope = JSON.stringify({ statusCode: 200, body: '' }).length
  // A quotation mark takes two bytes in JSON.
  const body = `"${'x'.repeat(largestResult - envelope - 2 + more)}`
  const call = await serve(async () => ({ statusCode: 200, body }))
  expect((await call('/api/stores')).status).toBe(status)
})

test('refuses an address and headers above 10 KB, counting only the forwarded ones', async () => {
  await serve()
  const long = 'x'.repeat(5300)
  const address = `/api/stores/search/${long}`
  expect([
    await statusOf(address, {}),
    await statusOf(address, { 'user-agent': long }),
    await statusOf(address, { cookie: `other=${long}` }),
    await statusOf(address, { cookie: `other=1; refresh=${long}` }),
    await statusOf(address, { authorization: `Bearer ${long}` }),
    await statusOf(address, { 'user-agent': 'x'.repeat(20_000) }),
  ]).toEqual([200, 431, 200, 431, 200, 431])
})
