import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readImage } from '#functions/images/read-image'
import { localHost } from '#local/free-port'
import { type OpenServer, openServer } from '#local/product-server'
import { callApi, useEmptyTable } from '../support/api'
import { formDataOf } from '../support/content'
import { keysInBucket } from '../support/image-keys'
import { newPng } from '../support/image'
import { staffToken } from '../support/tokens'

/** Lambda answers each call with this. */
let answer: (response: ServerResponse) => void
let server: OpenServer

beforeEach(async () => {
  await useEmptyTable()
  server = await openServer(0)
  server.serve((request, response) => void request.resume().on('end', () => answer(response)))
  vi.stubEnv('AWS_ENDPOINT_URL_LAMBDA', `http://${localHost}:${server.port}`)
})
afterEach(() => server.close())

test.each<[string, typeof answer]>([
  [
    'fails',
    (response) => response.setHeader('x-amz-function-error', 'Unhandled').end('{"errorMessage":"x"}'),
  ],
  ['is throttled', (response) => response.writeHead(429).end('{"__type":"TooManyRequestsException"}')],
  ['may not be called', (response) => response.writeHead(403).end('{"__type":"AccessDeniedException"}')],
  ['answers nonsense', (response) => response.end('<html>')],
  ['hangs up', (response) => response.destroy()],
])('while the images function %s, an upload is unavailable and stores nothing', async (_, given) => {
  answer = given
  const before = await keysInBucket()
  const form = formDataOf({ name: 'Shoes', slug: 'shoes', imagePath: await newPng() })
  const { status, headers, body } = await callApi('POST /categories', { token: await staffToken(), form })
  expect([status, headers['retry-after'], body.error]).toEqual([503, '5', 'unavailable'])
  expect([(await callApi('GET /categories')).body, await keysInBucket()]).toEqual([[], before])
})

test('in the cloud it is called by a signed request to Lambda', async () => {
  vi.stubEnv('AWS_ENDPOINT_URL_LAMBDA', undefined)
  vi.stubEnv('AWS_REGION', 'eu-west-1')
  vi.stubEnv('IMAGES_FUNCTION', 'clipwell-images')
  const rendered = { files: [{ width: 1, bytes: 'AA==' }], width: 1, height: 1, colour: '#000000' }
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(rendered))
  const image = await readImage(new Uint8Array([1]), 'logo')
  expect(image.files).toEqual([{ width: 1, bytes: new Uint8Array([0]) }])
  const [url, init] = fetch.mock.calls[0]!
  expect((url as URL).href).toBe(
    'https://lambda.eu-west-1.amazonaws.com/2015-03-31/functions/clipwell-images/invocations',
  )
  const authorization = new Headers(init?.headers).get('authorization')
  expect([init?.method, authorization]).toEqual([
    'POST',
    expect.stringContaining('/eu-west-1/lambda/aws4_request'),
  ])
  expect(init?.body).toEqual(new TextEncoder().encode('{"image":"AQ==","largest":"pixels"}'))
})
