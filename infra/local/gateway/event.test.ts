import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { buildEvent } from './event'

function requestWith(headersDistinct: Record<string, string[]>) {
  const socket = { remoteAddress: '127.0.0.1', remotePort: 4711 }
  return { method: 'GET', headers: {}, headersDistinct, socket } as unknown as IncomingMessage
}

test('a request becomes the event that API Gateway would send', () => {
  const request = requestWith({ accept: ['text/html', 'application/json'], cookie: ['one=1; two=2'] })
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
])('a body of type "%s" is base64: %#', (type, text, isBase64Encoded) => {
  const body = Buffer.from(text)
  const request = requestWith(type ? { 'content-type': [type] } : {})
  const event = buildEvent({ request, routeKey: 'POST /', stage: 'api', path: '/api/', query: '', body })
  expect({ body: event.body, isBase64Encoded: event.isBase64Encoded }).toEqual({
    body: isBase64Encoded ? body.toString('base64') : text,
    isBase64Encoded,
  })
})
