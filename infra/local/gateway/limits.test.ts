import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { afterEach, expect, test } from 'vitest'
import { createGateway } from '../gateway'
import { type OpenServer, openServer } from '../product-server'
import type { LambdaHandler } from './invoke'

// The limits of API Gateway, Lambda and CloudFront, and what they forward.

let server: OpenServer
let events: APIGatewayProxyEventV2[]
afterEach(() => server.close())

const nothing = async () => null

async function serve() {
  events = []
  const handler: LambdaHandler = async (event) => {
    events.push(event)
    return { statusCode: 200, body: '' }
  }
  server = await openServer(0)
  const handlers = { site: handler, admin: handler, pages: handler, forms: handler, cards: handler }
  server.serve(createGateway({ handlers, media: nothing, files: nothing, security: {} }))
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init)
}

test.each([
  [4_400_000, 200],
  [4_720_000, 413],
])('accepts or refuses a form of %i bytes, which grows in base64', async (size, status) => {
  const call = await serve()
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const response = await call('/api/categories', { method: 'POST', body: Buffer.alloc(size), headers })
  expect([response.status, events.length]).toEqual([status, status === 200 ? 1 : 0])
})
