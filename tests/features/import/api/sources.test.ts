import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sliceSize } from '#functions/features/import/apply-import'
import { readSecret } from '#functions/features/import/feed-secret'
import { keyOfSource } from '#functions/features/import/keys'
import { pullSources } from '#functions/features/import/pull-sources'
import { type OpenServer, openServer } from '#local/product-server'
import { callApi } from '../../../support/api'
import { writeItems } from '../../../support/bulk-write'
import { token, useOneStore } from '../../../support/one-store'
import { migrations } from '#migrations/all'
import { migrate } from '#migrations/migrate'
import { allItems } from '../../../support/table-items'
import { apply, edit, type FeedRow, feedOf, listCoupons, send } from '../feed'

useOneStore()

let respond: RequestListener
let network: OpenServer
let address: string

beforeAll(async () => {
  network = await openServer(0)
  network.serve((request, response) => respond(request, response))
  address = `http://localhost:${network.port}/offers?key=s3cret`
})
afterAll(() => network.close())

const serve = (rows: FeedRow[]) => (respond = (_, response) => response.end(feedOf(rows)))

const many = (length: number) =>
  Array.from({ length }, (_, at) => ({ lmd_id: String(at), title: `Offer ${at}` }))

const usual = { name: 'lmd', isFull: true, timeZone: 'UTC', pulls: 'hourly', appliesItself: true }

const create = (form: object = {}) =>
  callApi('POST /sources', { token, json: { ...usual, address, header: 'X-Key: s3cret', ...form } })

const change = (json: object, parts: object = {}) =>
  callApi('PUT /sources/{id}', { token, params: { id: 'lmd' }, json, ...parts })

const read = async () => (await callApi('GET /sources', { token })).body[0]

const began = Date.now()
const pull = (hours: number, isOver = () => false) => pullSources(new Date(began + hours * 3_600_000), isOver)

const countOf = async () => (await callApi('GET /imports', { token })).body.length

test('a feed is pulled when it is due, with its header, and what asks nobody is written', async () => {
  const { status, body } = await create()
  expect({ status, body }).toEqual({
    status: 201,
    body: {
      ...usual,
      _id: 'lmd',
      host: new URL(address).host,
      pulledAt: null,
      problem: null,
      waitingId: null,
      createdAt: expect.any(String),
      version: 1,
    },
  })
  const keys: unknown[] = []
  respond = ({ headers, url }, response) => {
    keys.push([headers['x-key'], url])
    response.end(feedOf(many(2)))
  }
  await pull(0)
  expect(keys).toEqual([['s3cret', '/offers?key=s3cret']])
  expect(await listCoupons()).toHaveLength(2)
  expect(await read()).toMatchObject({ pulledAt: expect.any(String), problem: null, waitingId: null })
  await pull(0.5)
  expect(keys).toHaveLength(1)
  await pull(1)
  expect([keys.length, await countOf()], 'The same feed is no new import.').toEqual([2, 1])
})

const pullNow = () => callApi('POST /sources/{id}/pull', { token, params: { id: 'lmd' } })

test('staff pull it now: it is due at once, also after a failure, in the same version', async () => {
  await create({ pulls: 'daily' })
  respond = (_, response) => response.writeHead(403).end()
  await pull(0)
  const waits = { pulledAt: null, problem: null, version: 1 }
  expect(await pullNow()).toMatchObject({ status: 200, body: waits })
  expect(await pullNow()).toMatchObject({ status: 200, body: waits })
  serve(many(1))
  await pull(0.1)
  expect(await read()).toMatchObject({ pulledAt: expect.any(String), problem: null })
  expect(await listCoupons()).toHaveLength(1)
})

test('one that is never pulled, and one that nobody knows, are not pulled now', async () => {
  await create({ pulls: 'never' })
  const { status, body } = await pullNow()
  expect([status, body.message]).toEqual([409, 'This source is not pulled.'])
  await pull(0)
  expect(await read()).toMatchObject({ pulledAt: null })
  await callApi('DELETE /sources/{id}', { token, params: { id: 'lmd' } })
  expect((await pullNow()).status).toBe(404)
})

test('its address is a secret, which nobody reads again', async () => {
  await create()
  await change({ isFull: false })
  expect(JSON.stringify([await read(), await allItems()])).not.toContain('s3cret')
  expect(await readSecret('lmd')).toEqual({ address, header: 'X-Key: s3cret' })
  await change({ address: `${address}2` })
  expect(await readSecret('lmd')).toEqual({ address: `${address}2` })
  await callApi('DELETE /sources/{id}', { token, params: { id: 'lmd' } })
  await expect(readSecret('lmd')).rejects.toThrow()
  await pull(0)
  expect(await countOf()).toBe(0)
})

test('where staff have to decide it waits, until they have', async () => {
  await create()
  serve(many(4))
  await pull(0)
  serve(many(2))
  await pull(1)
  const { waitingId } = await read()
  const statuses = (await listCoupons()).map(({ status }: { status: string }) => status)
  expect(statuses).toEqual(Array(4).fill('live'))
  const [coupon] = await listCoupons()
  await edit(coupon._id, { title: 'Ours' })
  serve(many(4).map((row) => ({ ...row, title: `${row.title}!` })))
  await pull(2)
  const newer = (await read()).waitingId
  expect(newer).not.toBe(waitingId)
  expect(await countOf(), 'The older dry run is gone.').toBe(2)
  await apply(newer)
  expect(await read()).toMatchObject({ waitingId: null })
})

test('without leave to write by itself each change waits', async () => {
  await create({ appliesItself: false })
  serve(many(1))
  await pull(0)
  expect(await read()).toMatchObject({ waitingId: expect.any(String) })
  expect(await listCoupons()).toEqual([])
})

test('shops without a store wait, while the other rows are written, and come once staff have named it', async () => {
  await create()
  serve([...many(2), { lmd_id: '9', title: 'Other', store: 'Unheard' }])
  await pull(0)
  expect(await listCoupons()).toHaveLength(2)
  const { waitingId: id } = await read()
  const { body } = await callApi('GET /imports/{id}', { token, params: { id } })
  expect(body).toMatchObject({ state: 'applied', shops: [{ name: 'Unheard', rows: 1 }] })
  const [{ storeId }] = await listCoupons()
  const json = { key: body.shops[0].key, storeId: storeId._id }
  await callApi('PUT /imports/{id}/shops', { token, params: { id }, json })
  expect(await read()).toMatchObject({ waitingId: null })
  await pull(1)
  expect(await listCoupons()).toHaveLength(3)
})

test('what does not fit into the time goes on with the next call', async () => {
  await create()
  serve(many(sliceSize + 5))
  let left = 2
  await pull(0, () => left-- <= 0)
  expect(await listCoupons()).toHaveLength(sliceSize)
  await pull(0.1)
  expect(await listCoupons()).toHaveLength(sliceSize + 5)
})

test.each<[string, RequestListener]>([
  ['It answered 403.', (_, response) => response.writeHead(403).end()],
  [
    'It answered 302: it has moved. Please enter its new address.',
    (_, response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  ],
  ['It could not be reached (ECONNRESET).', ({ socket }) => socket.destroy()],
  ['It is larger than 20 MB.', (_, response) => response.end('x'.repeat(21 * 1024 * 1024))],
  ['This file is not valid JSON.', (_, response) => response.end('{')],
  [
    'Nobody has said what its columns hold. Please import a file of it once.',
    (_, response) => response.end('Shop,Offer\nEbb,Hats'),
  ],
])('a failure is said, and tried again: %s', async (problem, failing) => {
  await create({ pulls: 'daily' })
  respond = failing
  await pull(0)
  expect(await read()).toMatchObject({ problem, pulledAt: expect.any(String) })
  expect(await countOf()).toBe(0)
  serve(many(1))
  await pull(1)
  expect(await read()).toMatchObject({ problem: null })
})

test.each([
  [{ address: null }, 'address', 'Address is required for a feed that is pulled.'],
  [{ address: null, pulls: 'never' }, 'address', 'Address is required with a header.'],
  [{ address: 'http://network.example' }, 'address', 'Address must begin with https://.'],
  [{ header: 'X-Key' }, 'header', 'Header must be like “Name: value”.'],
  [{ header: 'Host: evil.example' }, 'header', 'Header must not be one of the connection.'],
  [{ header: 'Content-Length: 5' }, 'header', 'Header must not be one of the connection.'],
  [{ pulls: 'weekly' }, 'pulls', 'Pulled must be never, hourly or daily.'],
])('%j is refused, and nothing is kept', async (form, field, message) => {
  const { status, body } = await create(form)
  expect([status, body.fields]).toEqual([400, { [field]: message }])
  expect(await read()).toBeUndefined()
})

test('an older version is refused', async () => {
  await send(feedOf(many(1)))
  expect((await change({ isFull: true })).body).toMatchObject({ isFull: true, version: 2 })
  expect((await change({ isFull: false }, { headers: { 'if-match': '"1"' } })).status).toBe(412)
})

test('a source of the release before, which knew no pulls, is read and changed as others', async () => {
  const old = { name: 'lmd', isFull: true, timeZone: 'Europe/Berlin', listPk: 'SOURCE', listSk: 'lmd' }
  await writeItems([{ ...keyOfSource('lmd'), ...old }])
  await migrate(migrations, () => undefined)
  expect(await read()).toMatchObject({ _id: 'lmd', timeZone: 'Europe/Berlin', pulls: 'never', version: 1 })
  const { status, body } = await change({ pulls: 'hourly', address })
  expect([status, body.pulls, body.version]).toEqual([200, 'hourly', 2])
})

test('a second source of a name is refused, and the address of the first one stays', async () => {
  await create()
  const { status, body } = await create({ address: `${address}2` })
  expect([status, Object.keys(body.fields)]).toEqual([409, ['name']])
  expect(await readSecret('lmd')).toEqual({ address, header: 'X-Key: s3cret' })
})
