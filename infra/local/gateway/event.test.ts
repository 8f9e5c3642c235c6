import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { buildEvent } from './event'

async function receive(head: string[], body = ''): Promise<IncomingMessage> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  const [request] = (await once(server, 'request')) as [IncomingMessage]
  server.close()
  socket.unref()
  return request
}

test('a request becomes the event that API Gateway would send', async () => {
  const request = await receive([
    'GET /api/stores/slug/h%26m?limit=2&tag=a&tag=b%20c HTTP/1.1',
    'Host: shop.example.com',
    'User-Agent: Test/1.0',
    'Accept: text/html',
    'Accept: application/json',
    'Cookie: one=1; two=2',
  ])
  const event = buildEvent({
    request,
    routeKey: 'GET /stores/slug/{slug}',
    stage: 'api',
    path: '/api/stores/slug/h&m',
    query: 'limit=2&tag=a&tag=b%20c',
    params: { slug: 'h&m' },
    body: Buffer.alloc(0),
  })
  expect(event).toMatchObject({
    cookies: ['one=1', 'two=2'],
    headers: {
      accept: 'text/html,application/json',
      'cloudfront-viewer-address': expect.stringMatching(/^127\.0\.0\.1:\d+$/),
    },
    pathParameters: { slug: 'h&m' },
    requestContext: { http: { method: 'GET', sourceIp: '127.0.0.1' } },
  })
})

test.each([
  ['application/json', '{"name":"Zoë"}', false],
  ['text/plain; charset=utf-8', 'Zoë', false],
  ['application/problem+json', '{}', false],
  ['multipart/form-data; boundary=x', 'a\u0000b', true],
  ['application/x-www-form-urlencoded', 'a=b', true],
  ['application/octet-stream', 'a', true],
  ['', 'a', true],
])('a body of type "%s" is base64: %#', async (type, text, isBase64Encoded) => {
  const body = Buffer.from(text)
  const head = ['POST / HTTP/1.1', 'Host: localhost', ...(type ? [`Content-Type: ${type}`] : [])]
  const request = await receive(head)
  const event = buildEvent({ request, routeKey: 'POST /', stage: 'api', path: '/api/', query: '', body })
  expect({ body: event.body, isBase64Encoded: event.isBase64Encoded }).toEqual({
    body: isBase64Encoded ? body.toString('base64') : text,
    isBase64Encoded,
  })
})
