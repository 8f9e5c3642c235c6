import { json } from 'node:stream/consumers'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('#site', async (original) => {
  const { site } = await original<typeof import('#site')>()
  return { site: { ...site, indexNow: { key: 'abcdef0123456789' } } }
})

// What other files have loaded has read the settings as they are.
vi.resetModules()
afterAll(() => {
  vi.doUnmock('#site')
  vi.resetModules()
})

const { categories } = await import('#functions/category/category')
const { createCoupon, updateCoupon } = await import('#functions/coupon/coupon')
const { createStore, updateStore } = await import('#functions/store/store')
const { deleteStore } = await import('#functions/store/deletion/delete-store')
const { handler: site } = await import('#functions/lambdas/site')
const { useEmptyTableWithStream } = await import('../../../support/api')
const { categoryForm, couponForm, storeForm } = await import('../../../support/content')
const { defaultEventOf } = await import('../../../support/event')
const { localHost } = await import('#local/free-port')
const { openServer } = await import('#local/product-server')
const { allListings, handleChangesAndTime } = await import('../listed')

interface Call {
  host: string
  key: string
  keyLocation: string
  urlList: string[]
}

let server: Awaited<ReturnType<typeof openServer>>
let status: number
const calls: Call[] = []

beforeEach(async () => {
  await useEmptyTableWithStream()
  status = 200
  calls.length = 0
  server = await openServer(0)
  server.serve((request, response) => {
    void json(request).then((call) => {
      calls.push(call as Call)
      response.writeHead(status).end()
    })
  })
  vi.stubEnv('INDEX_NOW_ENDPOINT', `http://${localHost}:${server.port}/indexnow`)
  vi.stubEnv('SITE_ADDRESS', 'https://coupons.example.com')
})

afterEach(() => server.close())

const logo = { logo: '/media/logo.webp' }
const text = 'Tents, stoves and boots for people who sleep outside.'
const earlier = () => new Date(Date.now() - 120_000)
/** The scheduled function, when no index is behind any more. */
const handler = () => handleChangesAndTime(new Date(Date.now() + 61_000))

async function announced(): Promise<string[]> {
  calls.length = 0
  await handler()
  return calls.flatMap(({ urlList }) => urlList).map((url) => url.replace('https://coupons.example.com', ''))
}

test('the changed addresses are sent in one call, with the key and where its file is', async () => {
  await createStore(storeForm({ name: 'Zephyr', slug: 'zéphyr & co', description: text }), logo, earlier())
  await categories.create(categoryForm({ name: 'Empty' }), earlier())
  await handler()
  expect(calls).toEqual([
    {
      host: 'coupons.example.com',
      key: 'abcdef0123456789',
      keyLocation: 'https://coupons.example.com/abcdef0123456789.txt',
      urlList: [
        'https://coupons.example.com/store/z%C3%A9phyr%20%26%20co',
        'https://coupons.example.com/coupons/z%C3%A9phyr%20%26%20co',
      ],
    },
  ])
  const waiting = (await allListings()).filter(({ listPk }) => listPk !== undefined)
  expect([await announced(), waiting]).toEqual([[], []])
})

test('what failed is sent in the next round', async () => {
  await createStore(storeForm({ name: 'Zephyr', description: text }), logo, earlier())
  status = 429
  await expect(handler()).rejects.toThrow('IndexNow answers 429.')
  status = 202
  expect(await announced()).toEqual(['/store/zephyr', '/coupons/zephyr'])
})

test('what search engines leave out is sent once, so that they drop it', async () => {
  const { _id } = await createStore(storeForm({ name: 'Zephyr' }), logo, earlier())
  expect(await announced()).toEqual([])
  const coupon = await createCoupon(couponForm({ storeId: _id }), earlier())
  expect(await announced()).toEqual(['/store/zephyr', '/coupons/zephyr'])
  await updateCoupon(coupon._id, { fields: { withdrawn: true }, versions: undefined }, earlier())
  expect(await announced()).toEqual(['/store/zephyr', '/coupons/zephyr'])
  await updateStore(_id, { fields: { name: 'Zephyr 2' }, versions: undefined }, earlier())
  expect(await announced()).toEqual([])
})

test('what was deleted is sent once', async () => {
  const { _id } = await createStore(storeForm({ name: 'Zephyr', description: text }), logo, earlier())
  await announced()
  await deleteStore(_id, undefined, earlier())
  expect(await announced()).toEqual(['/store/zephyr', '/coupons/zephyr', '/reviews/zephyr'])
  expect(await announced()).toEqual([])
})

test.each([
  ['without an address of its own a site', 'SITE_ADDRESS'],
  ['an environment that is not public, and was not given where,', 'INDEX_NOW_ENDPOINT'],
])('%s tells nobody', async (_, variable) => {
  vi.stubEnv(variable, '')
  await createStore(storeForm({ name: 'Zephyr', description: text }), logo, earlier())
  expect(await announced()).toEqual([])
})

test('the file of the key is there', async () => {
  const event = defaultEventOf('GET', '/api/abcdef0123456789.txt')
  const { statusCode, body } = await site({ ...event, routeKey: 'GET /abcdef0123456789.txt' })
  expect([statusCode, body]).toEqual([200, 'abcdef0123456789'])
})
