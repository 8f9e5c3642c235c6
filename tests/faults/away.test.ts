import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort, localHost } from '#local/free-port'
import { type callApi as CallApi, useEmptyTable } from '../support/api'
import type { RequestParts } from '../support/event'
import { formOfStore } from '../support/image'
import { staffToken } from '../support/tokens'
import { pixel } from '../support/valid-request'

const endpoints = {
  database: 'AWS_ENDPOINT_URL_DYNAMODB',
  storage: 'AWS_ENDPOINT_URL_S3',
  images: 'AWS_ENDPOINT_URL_LAMBDA',
  accounts: 'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER',
} as const

/** API Gateway's timeout for a function, in milliseconds. Every call has to end before. */
const gatewayTimeout = 29_000

let silent: Server
let closedPort: number
let token: string
const sockets = new Set<Socket>()

beforeAll(async () => {
  await useEmptyTable()
  token = await staffToken()
  closedPort = await freePort()
  // Accepts every connection and never answers.
  silent = createServer((socket) => sockets.add(socket.on('error', () => {})))
  await new Promise<void>((resolve) => silent.listen(0, localHost, resolve))
})
afterAll(() => {
  // The next file creates its own clients.
  vi.resetModules()
  for (const socket of sockets) socket.destroy()
  silent.close()
})

function silentPort(): number {
  const address = silent.address()
  return typeof address === 'object' && address ? address.port : 0
}

const apis = new Map<string, typeof CallApi>()

/** The API with another endpoint for one service, loaded once for each. Clients are created on first use. */
async function apiWith(service: keyof typeof endpoints, port: number): Promise<typeof CallApi> {
  vi.stubEnv(endpoints[service], `http://${localHost}:${port}`)
  const loaded = apis.get(`${service} ${port}`)
  if (loaded) return loaded
  vi.resetModules()
  const { callApi } = await import('../support/api')
  apis.set(`${service} ${port}`, callApi)
  return callApi
}

const logo = new File([new Uint8Array(pixel)], 'logo.png')
const form = await formOfStore({ logo })

const newUser = { name: 'Ada', email: 'ada@example.com', role: 'user', password: 'Passw0rd!' }

const calls = [
  ['database', 'GET /stores', () => ({})],
  ['database', 'POST /stores/create', () => ({ token, form })],
  ['storage', 'POST /stores/create', () => ({ token, form })],
  ['images', 'POST /stores/create', () => ({ token, form })],
  ['accounts', 'POST /users/login', () => ({ json: { email: 'a@example.com', password: 'Passw0rd!' } })],
  ['accounts', 'POST /users/refresh', () => ({ cookies: ['refresh=x'] })],
  ['accounts', 'POST /users/logout', () => ({ cookies: ['refresh=x'] })],
  ['accounts', 'POST /users/forgotten-password', () => ({ json: { email: 'a@example.com' } })],
  [
    'accounts',
    'POST /users/reset-password',
    () => ({ json: { email: 'a@example.com', code: '123456', password: 'N3w-passw0rd!' } }),
  ],
  [
    'accounts',
    'POST /users/password',
    () => ({ token, json: { password: 'Passw0rd!', newPassword: 'N3w-passw0rd!' } }),
  ],
  ['accounts', 'POST /users/register', () => ({ token, json: newUser })],
] satisfies [keyof typeof endpoints, Parameters<typeof CallApi>[0], () => RequestParts][]

test.each(calls)('while the %s is unreachable, %s answers soon', async (service, key, parts) => {
  const call = await apiWith(service, closedPort)
  const started = performance.now()
  const { status, headers, body } = await call(key, parts())
  expect({ status, retryAfter: headers['retry-after'], error: body.error }).toEqual({
    status: 503,
    retryAfter: expect.stringMatching(/^\d+$/),
    error: 'unavailable',
  })
  expect(performance.now() - started).toBeLessThan(3000)
})

test(
  "while a service does not answer, a call ends before the gateway's timeout",
  { timeout: 60_000 },
  async () => {
    const answers = []
    for (const [service, key, parts] of calls) {
      const call = await apiWith(service, silentPort())
      answers.push(
        call(key, parts()).then(({ status, headers }) => ({
          key,
          status,
          retryAfter: headers['retry-after'],
        })),
      )
      // The client has to be created while its variable is set.
      await vi.waitUntil(() => sockets.size >= answers.length, { timeout: 5000 })
    }
    const started = performance.now()
    expect(await Promise.all(answers)).toEqual(
      calls.map(([, key]) => ({ key, status: 503, retryAfter: expect.stringMatching(/^\d+$/) })),
    )
    expect(performance.now() - started).toBeLessThan(gatewayTimeout - 5000)
  },
)
