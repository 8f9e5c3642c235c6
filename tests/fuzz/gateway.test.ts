import { connect } from 'node:net'
import { S3Client } from '@aws-sdk/client-s3'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { errorSchema } from '#domain/api/error'
import { type RouteKey, routeKeys } from '#domain/api/api'
import { handler as admin } from '#functions/lambdas/admin'
import { handler as cards } from '#functions/features/card/serve-card'
import { handler as site } from '#functions/lambdas/site'
import { createGateway } from '#local/gateway'
import { createMediaReader } from '#local/gateway/media'
import { type OpenServer, openServer } from '#local/server'
import { useEmptyTable } from '../support/api'
import { sampleOf } from '../support/exhaustive'
import { staffToken } from '../support/tokens'
import { hostileContentType, hostileJson, hostileQuery } from './hostile-values'

/** `npm run test:fuzz` sends about 2,000. */
const requests = 4 * Number(process.env['FUZZ_REQUESTS'] ?? 20)

let server: OpenServer
let token: string

beforeAll(async () => {
  await useEmptyTable()
  server = await openServer(0)
  const nothing = async () => ({ statusCode: 200, body: '' })
  server.serve(
    createGateway({
      handlers: { site, admin, pages: nothing, forms: nothing, cards },
      media: createMediaReader(new S3Client(), process.env.MEDIA_BUCKET ?? ''),
      files: async () => null,
      security: {},
    }),
  )
})
// A new token for each test, because signing out ends it.
beforeEach(async () => {
  token = await staffToken()
})
afterAll(() => server.close())

interface Response {
  status: number
  head: string
  body: Buffer
}

/** Milliseconds after which a request counts as hanging. */
const answerTimeout = 15_000

/** Sends bytes unchanged, and reads until the server closes. */
async function send(request: Buffer): Promise<Response> {
  const chunks: Buffer[] = []
  await new Promise<void>((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(request))
    socket.setTimeout(answerTimeout, () => socket.destroy(new Error(`No answer after ${answerTimeout} ms.`)))
    socket
      .on('data', (chunk) => chunks.push(chunk))
      .on('error', (error: NodeJS.ErrnoException) => {
        // The server has answered and closed before it received everything.
        if (error.code === 'EPIPE' || error.code === 'ECONNRESET') resolve()
        else reject(error)
      })
      .on('close', () => resolve())
  })
  const all = Buffer.concat(chunks)
  const end = all.indexOf('\r\n\r\n')
  const head = all.subarray(0, end).toString('latin1')
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body: all.subarray(end + 4) }
}

const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND')

/** Path segments as bytes: encoded correctly, wrongly, twice, or not at all. */
const segment = fc.oneof(
  fc.constantFrom(
    'stores',
    'coupons',
    'reviews',
    'users',
    'slug',
    'by-id',
    'create',
    'api',
    'search',
    'docs',
  ),
  fc.constantFrom(
    '%',
    '%zz',
    '%00',
    '%c0%af',
    '%2e%2e',
    '..',
    '.',
    '',
    '%252f',
    '%F0%9F%98%80',
    '%ED%A0%80',
    '__proto__',
    ';',
    '%2F',
    '~',
  ),
  fc.string({ maxLength: 12 }).map(encodeURIComponent),
  fc.constant('x'.repeat(3000)),
)

const path = fc.oneof(
  fc.array(segment, { maxLength: 5 }).map((segments) => `/api/${segments.join('/')}`),
  fc
    .tuple(fc.constantFrom(...routeKeys), segment)
    .map(([key, value]) => `/api${key.slice(key.indexOf(' ') + 1).replace(/\{\w+\}/g, value)}`),
)

const hexadecimal = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 })
const mediaName = fc.oneof(
  fc.array(segment, { maxLength: 4 }).map((segments) => segments.join('/')),
  fc.integer({ min: 1, max: 4000 }).map((length) => 'a'.repeat(length)),
  hexadecimal,
  fc
    .tuple(hexadecimal, fc.constantFrom('.webp', '.png', '.svg', '.webp/', '.webp%00', '.webp.png'))
    .map(([...name]) => name.join('')),
)

/** Characters that a line of HTTP may contain. */
const printable = (text: string) => text.replace(/[^\x21-\x7E]/g, '')

test('no address below /media is answered with a failure', { timeout: 600_000 }, async () => {
  const complaints = vi.spyOn(console, 'error')
  await fc.assert(
    fc.asyncProperty(mediaName, async (name) => {
      const lines = [`GET /media/${printable(name)} HTTP/1.1`, 'Host: localhost', 'Connection: close']
      const { status } = await send(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`))
      expect([200, 308, 404]).toContain(status)
    }),
    { numRuns: requests, examples: [['a'.repeat(260)], ['a'.repeat(2000)]] },
  )
  expect(complaints).not.toHaveBeenCalled()
})

test("any request is answered as the API's description says", { timeout: 600_000 }, async () => {
  const signedIn = fc.boolean()
  await fc.assert(
    fc.asyncProperty(
      methods,
      path,
      hostileQuery,
      hostileContentType,
      hostileJson,
      signedIn,
      async (...parts) => {
        const [method, target, query, type, body, isSignedIn] = parts
        const lines = [
          `${method} ${printable(target)}?${printable(query)} HTTP/1.1`,
          'Host: localhost',
          'Connection: close',
          `Content-Type: ${printable(type)}`,
          `Content-Length: ${Buffer.byteLength(body)}`,
          ...(isSignedIn ? [`Authorization: Bearer ${await staffToken()}`] : []),
        ]
        const response = await send(Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`))
        expect(response.status).toBeGreaterThanOrEqual(200)
        expect(response.status).toBeLessThan(500)
        expectContract(method, response)
      },
    ),
    { numRuns: requests },
  )
})

function expectContract(method: string, { status, head, body }: Response): void {
  if (status < 400 || method === 'HEAD' || !/content-type: application\/json/i.test(head)) return
  expect(errorSchema.safeParse(JSON.parse(body.toString())).error).toBeUndefined()
}

const bodies: [name: string, key: RouteKey][] = routeKeys
  .filter((key) => /^(POST|PUT|PATCH)/.test(key))
  .map((key) => [key.replace(/\{\w+\}/g, '01ARZ3NDEKTSV4RRFFQ69G5FAV'), key])

/** The largest body that a gateway hands on, and one of a byte more, each with whether it is refused. */
const sizes = [
  [10 * 1024 * 1024, false],
  [10 * 1024 * 1024 + 1, true],
] as const

/** `npm test` sends one of them to every fifth route, in turns, and `npm run test:fuzz` both to each. */
const both = process.env['FUZZ_REQUESTS'] !== undefined
const sent = sampleOf(bodies, 5, 0, both).flatMap(([name], at) =>
  sampleOf(sizes, 2, at, both).map(
    ([size, isRefused]) => [name, isRefused ? 'refuses' : 'answers', size] as const,
  ),
)

test.each(sent)('%s %s a body of %i bytes', async (name, outcome, size) => {
  const [method, target] = name.split(' ')
  const head = [
    `${method} /api${target} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    'Content-Type: application/json',
    `Authorization: Bearer ${token}`,
    `Content-Length: ${size}`,
  ]
  const body = Buffer.alloc(size, '[')
  const { status } = await send(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]))
  if (outcome === 'refuses') expect(status).toBe(413)
  else expect(status).toBeLessThan(500)
})

/** Line ends before a request are ignored: the server waits for the request. */
const notOnlyLineEnds = fc
  .uint8Array({ minLength: 1, maxLength: 200 })
  .filter((bytes) => bytes.some((byte) => byte !== 0x0a && byte !== 0x0d))

test('bytes that are not HTTP are refused, and the next request is answered', async () => {
  await fc.assert(
    fc.asyncProperty(notOnlyLineEnds, async (bytes) => {
      const { status } = await send(Buffer.concat([Buffer.from(bytes), Buffer.from('\r\n\r\n\r\n')]))
      expect(status).toBe(400)
    }),
    { numRuns: 50 },
  )
  const { status } = await send(
    Buffer.from('GET /api/stores HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
  )
  expect(status).toBe(200)
})
