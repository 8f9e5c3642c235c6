import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { afterEach, expect, test, vi } from 'vitest'
import { createGateway } from '../gateway'
import { type OpenServer, openServer } from '../product-server'
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

test.each([
  [4_400_000, 200],
  [4_720_000, 413],
])('accepts or refuses a form of %i bytes, which grows in base64', async (size, status) => {
  const call = await serve()
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const response = await call('/api/categories', { method: 'POST', body: Buffer.alloc(size), headers })
  expect([response.status, events.length]).toEqual([status, status === 200 ? 1 : 0])
})
