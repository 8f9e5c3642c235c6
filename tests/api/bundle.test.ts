import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { endpointOf, type RouteKey } from '#domain/api/api'
import type { handler as adminHandler } from '#functions/lambdas/admin'
import {
  type BundledFunction,
  bundleFunction,
  largestBundle,
  largestCardsBundle,
} from '#infra/build/bundle-function'
import { useEmptyTable } from '../support/api'
import { formDataOf } from '../support/content'
import { eventOf, type RequestParts } from '../support/event'
import { importBundle } from '../support/handlers'
import { isStored, png } from '../support/image'
import { createAccount } from '../support/staff'

type Handler = typeof adminHandler

const names = ['site', 'admin', 'cards'] as const
const handlers = {} as Record<BundledFunction, Handler>
const sizes = {} as Record<BundledFunction, number>

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clipwell-bundle-'))
  for (const name of names) {
    const { file, bytes } = await bundleFunction(name, join(folder, name))
    handlers[name] = (await importBundle<{ handler: Handler }>(file)).handler
    sizes[name] = bytes
  }
  await useEmptyTable()
  return () => rm(folder, { recursive: true })
})

async function call(key: RouteKey, parts: RequestParts = {}) {
  const { statusCode, body } = await handlers[endpointOf(key).servedBy](await eventOf(key, parts))
  return { status: statusCode, body: JSON.parse(body ?? 'null') }
}

test('the deployed bundles sign staff in, and create, show, change and delete a store and its logo', async () => {
  const { body: session } = await call('POST /users/login', { json: await createAccount() })
  const fields = { name: 'Boreas', slug: 'boreas', link: 'https://example.com', description: 'Things.' }
  const form = formDataOf({ ...fields, logo: await png('teal') })
  const { status, body: store } = await call('POST /stores/create', { token: session.token, form })
  expect([status, await isStored(store.logo)]).toEqual([201, true])

  expect((await call('GET /stores')).body).toEqual([store])

  const changed = formDataOf({ logo: await png('olive') })
  const target = { token: session.token, params: { id: store._id } }
  const { body: after } = await call('PUT /stores/by-id/{id}', { ...target, form: changed })
  expect(await isStored(after.logo)).toBe(true)

  expect((await call('DELETE /stores/by-id/{id}', target)).status).toBe(204)
  expect((await call('GET /stores')).body).toEqual([])
})

test('the deployed bundles refuse a caller without a token', async () => {
  expect((await call('GET /stats')).status).toBe(401)
})

test.each(names)('the %s bundle is small enough to start fast', (name) => {
  expect(sizes[name]).toBeLessThanOrEqual(name === 'cards' ? largestCardsBundle : largestBundle)
})
