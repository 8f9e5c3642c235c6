import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { securityHeaders } from '#infra/security-headers'
import { createGateway, type GatewayOptions } from './gateway'
import { createFileReader, createShellReader } from './gateway/files'
import { type OpenServer, openServer } from './product-server'

const logo = { type: 'image/webp', bytes: Buffer.from([1, 2, 3]) }
const script = `console.log(${JSON.stringify('x'.repeat(2000))})`

let root: string
let server: OpenServer
let events: APIGatewayProxyEventV2[]

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'clipwell-site-'))
  await mkdir(join(root, 'site/assets'), { recursive: true })
  await mkdir(join(root, 'site/.vite'))
  await writeFile(join(root, 'site/assets/app-1a2b.js'), script)
  await writeFile(join(root, 'site/favicon.svg'), '<svg/>')
  await writeFile(join(root, 'site/.vite/site.json'), '{}')
  await mkdir(join(root, 'shell'))
  await writeFile(join(root, 'shell/site.html'), 'the site')
  await writeFile(join(root, 'shell/staff.html'), 'the staff area')
  await writeFile(join(root, 'secret.txt'), 'secret')
})
afterAll(() => rm(root, { recursive: true }))
afterEach(() => server.close())

const reply: GatewayOptions['handlers']['site'] = async (event) => {
  events.push(event)
  return { statusCode: 200, headers: { 'Content-Type': 'application/json' }, body: '[]' }
}

async function serve(
  options: Partial<GatewayOptions> = {},
  handlers: Partial<GatewayOptions['handlers']> = {},
) {
  events = []
  server = await openServer(0)
  const gateway = createGateway({
    handlers: { site: reply, admin: reply, pages: reply, forms: reply, cards: reply, ...handlers },
    media: async (_request, path) =>
      path === '/media/logo.webp'
        ? { status: 200, headers: { 'content-type': logo.type }, body: logo.bytes }
        : null,
    files: createFileReader(join(root, 'site')),
    security: securityHeaders(),
    ...options,
  })
  server.serve(gateway)
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init)
}

/** Sends a request unchanged. fetch would normalise it first. */
async function raw(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = httpRequest({ host: '127.0.0.1', port: server.port, path, method, headers }).end()
  const [response] = await once(request, 'response')
  return { status: response.statusCode as number, headers: response.headers, body: await text(response) }
}

function silenceErrors() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  return { [Symbol.dispose]: () => log.mockRestore() }
}

describe('the API', () => {
  test('answers 500 without details if a function throws', async () => {
    using _silence = silenceErrors()
    const call = await serve({}, { site: () => Promise.reject(new Error('the password is 1234')) })
    const response = await call('/api/stores')
    expect(await response.json()).toEqual({
      statusCode: 500,
      error: 'internal',
      message: 'Something went wrong on our side. Please try again later.',
      requestId: expect.any(String),
    })
    expect(response.status).toBe(500)
  })

  test.each([
    ['with its length', () => new Uint8Array(200_000)],
    ['in chunks', () => new Blob([new Uint8Array(200_000)]).stream()],
  ])('refuses a larger body, sent %s', async (_, bodyOf) => {
    const call = await serve({ bodyLimit: 1000 })
    const sent = { method: 'POST', body: bodyOf(), duplex: 'half' } as RequestInit
    const response = await call('/api/categories', sent)
    expect(await response.json()).toMatchObject({ statusCode: 413, error: 'too_large' })
    expect([response.status, events]).toEqual([413, []])
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
})

describe('files', () => {
  test('without a hash in their name are cached for a short time', async () => {
    await serve()
    expect((await raw('/favicon.svg')).headers['cache-control']).toBe(
      'public, max-age=300, stale-while-revalidate=86400',
    )
  })

  test.each([
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%2e%2e/secret.txt',
    '/.vite/site.json',
    '/assets/nothing.js',
  ])('outside the public folder are not found: %s', async (path) => {
    await serve({}, { pages: async () => ({ statusCode: 404, body: 'no such page' }) })
    const { status, headers } = await raw(path)
    expect(headers.location ? (await raw(headers.location)).status : status).toBe(404)
  })
})

describe('pages', () => {
  const html = `<!doctype html>${'<p>Zephyr Outfitters</p>'.repeat(100)}`
  const page = async () => ({ statusCode: 200, headers: { 'content-type': 'text/html' }, body: html })

  test('are rendered for every other address, and compressed', async () => {
    const call = await serve({}, { pages: page })
    const response = await call('/store/zephyr.com?a=b', { headers: { 'accept-encoding': 'br' } })
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual(['br', html])
  })

  test('get the path as CloudFront signs it, and the parameters that they know', async () => {
    await serve()
    await raw('/coupons/h%26m?a=%20b&couponId=%20b')
    expect(events).toMatchObject([{ rawPath: '/coupons/h_26m', rawQueryString: 'couponId=_20b' }])
  })

  describe('that fail, beside a build,', () => {
    const failing = async () => ({ statusCode: 502 })
    const serveBuild = (pages: GatewayOptions['handlers']['pages']) =>
      serve({ shell: createShellReader(root) }, { pages })

    test.each([
      ['/store/nike', 503, 'the site'],
      ['/admin/stores', 200, 'the staff area'],
    ])('%s is replaced by a %i, the shell of %s, uncached', async (path, status, shell) => {
      const response = await (await serveBuild(failing))(path)
      expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
        status,
        'no-store',
        shell,
      ])
    })

    test('an error page that says what could not be read is kept', async () => {
      const call = await serveBuild(async () => ({ statusCode: 503, body: 'no stores' }))
      expect(await (await call('/home')).text()).toBe('no stores')
    })
  })
})

test.each(['/api/nothing', '/home', '/favicon.svg', '/media/none', '/%'])(
  'the answer to %s has the security headers',
  async (path) => {
    await serve()
    const { headers } = await raw(path)
    expect(headers).toMatchObject(securityHeaders())
  },
)
