import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ObjectStorage } from '#functions/images/object-storage'
import { toAppError } from '#functions/http/faults'
import { localHost } from '#local/free-port'
import { type OpenServer, openServer } from '#local/product-server'

/** The mock of S3 answers one request after another with these. */
type Answer = (response: ServerResponse) => void

let answers: Answer[]
let requests: IncomingMessage[]
let server: OpenServer

beforeEach(async () => {
  requests = []
  server = await openServer(0)
  server.serve((request, response) => {
    requests.push(request)
    request.resume().on('end', () => answers[Math.min(requests.length, answers.length) - 1]?.(response))
  })
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://${localHost}:${server.port}`)
})
afterEach(() => server.close())

const ok: Answer = (response) => response.end()
const refuses =
  (status: number, code: string): Answer =>
  (response) =>
    response.writeHead(status).end(`<Error><Code>${code}</Code><Message>Secret.</Message></Error>`)
const hangsUp: Answer = (response) => response.destroy()

const put = () =>
  new ObjectStorage().put('media/a.png', new TextEncoder().encode('image'), {
    contentType: 'image/png',
    cacheControl: 'no-store',
  })

async function failure(): Promise<[status: number, retryAfter: number | undefined]> {
  const error = toAppError(await put().catch((thrown: unknown) => thrown))
  return [error.status, error.retryAfter]
}

test.each([
  ['is busy', refuses(503, 'SlowDown')],
  ['has a fault', refuses(500, 'InternalError')],
  ['has waited too long for the body', refuses(400, 'RequestTimeout')],
  ['cuts the connection', hangsUp],
])('a request to a storage that %s is repeated once', async (_, answer) => {
  answers = [answer, ok]
  await put()
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'PUT /clipwell-media/media/a.png',
    'PUT /clipwell-media/media/a.png',
  ])
})

test.each([
  ['is busy', refuses(503, 'SlowDown')],
  ['cuts the connection', hangsUp],
])('a storage that always %s is reported as unavailable', async (_, answer) => {
  answers = [answer]
  expect([await failure(), requests.length]).toEqual([[503, 5], 2])
})

test('missing permissions are an internal error, without another attempt', async () => {
  answers = [refuses(403, 'AccessDenied')]
  expect([await failure(), requests.length]).toEqual([[500, undefined], 1])
})

test('the signature of a request covers its content', async () => {
  answers = [ok]
  vi.stubEnv('AWS_SESSION_TOKEN', 'session')
  await put()
  expect(requests[0]?.headers).toMatchObject({
    authorization: expect.stringMatching(/SignedHeaders=cache-control;host;x-amz-content-sha256;x-amz-date;/),
    'cache-control': 'no-store',
    'content-length': '5',
    'content-type': 'image/png',
    'x-amz-content-sha256': '6105d6cc76af400325e94d588ce511be5bfdbb73b437dc51eca43917d7a43e3d',
    'x-amz-security-token': 'session',
  })
})

test('in the cloud the bucket has its own host', async () => {
  vi.stubEnv('AWS_ENDPOINT_URL_S3', '')
  vi.stubEnv('AWS_REGION', 'eu-west-1')
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('image'))
  await new ObjectStorage().get('media/a.png')
  const address = new URL('https://clipwell-media.s3.eu-west-1.amazonaws.com/media/a.png')
  expect(fetch).toHaveBeenCalledExactlyOnceWith(address, expect.objectContaining({ method: 'GET' }))
})

test('without credentials nothing is sent', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', '')
  expect([await failure(), requests.length]).toEqual([[500, undefined], 0])
})
