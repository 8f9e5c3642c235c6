import * as fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { sitePages } from '#domain/page/site-pages'
import { slugProblem } from '#domain/text/slug'
import { slugSchema } from '#domain/store/store'
import { categories } from '#functions/category/category'
import { updateStore } from '#functions/store/store'
import { publicCache } from '#functions/http/public-cache'
import { handler } from '#functions/lambdas/pages'
import { paths } from '#lib/paths'
import { useEmptyTable } from '../support/api'
import { categoryForm } from '../support/content'
import { defaultEventOf } from '../support/event'
import { newStore } from '../support/one-store'

vi.setConfig({ testTimeout: 60_000 })

const now = new Date()
let store: string
let category: string

beforeAll(async () => {
  await useEmptyTable()
  category = (await categories.create(categoryForm({ name: 'Shoes' }), now))._id
  store = (await newStore({ name: 'Nike' }, now))._id
})

const change = (slug: string) => ({ fields: { slug }, versions: undefined })

async function open(address: string) {
  const [path = '', rawQueryString = ''] = address.split('?')
  const { statusCode, headers, body } = await handler({ ...defaultEventOf('GET', path), rawQueryString })
  return { status: statusCode, location: headers?.['location'], kept: headers?.['cache-control'], body }
}

/** Slugs of all valid characters, in their stored form. */
const slug = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 20 })
  .map((text) => slugSchema.safeParse(text).data ?? '')
  .filter((text) => slugProblem(text) === null)

test('an old address of any characters answers 301 to the current one, and is not cached', async () => {
  await fc.assert(
    fc.asyncProperty(slug, async (name) => {
      await updateStore(store, change('old'), now)
      await updateStore(store, change(name), now)
      await categories.update(category, undefined, { slug: 'old' }, now)
      await categories.update(category, undefined, { slug: name }, now)
      fc.pre(name !== 'old')
      for (const pathOf of [paths.store, paths.coupons, paths.category]) {
        const { status, location, kept } = await open(pathOf('old'))
        expect({ status, location, kept }).toEqual({
          status: 301,
          location: pathOf(name),
          kept: publicCache(now, now),
        })
        expect(location).toMatch(/^\/[\x21-\x7e]+$/)
      }
    }),
    { numRuns: 20 },
  )
})

test.each([
  ['/coupons/old?couponId=01ARZ3NDEKTSV4RRFFQ69G5FAV', '/coupons/new?couponId=01ARZ3NDEKTSV4RRFFQ69G5FAV'],
  ['/coupons/old?utm_source=mail', '/coupons/new'],
])('%s redirects to %s', async (old, current) => {
  await updateStore(store, change('old'), now)
  await updateStore(store, change('new'), now)
  await categories.update(category, undefined, { slug: 'old' }, now)
  await categories.update(category, undefined, { slug: 'new' }, now)
  expect(await open(old)).toMatchObject({ status: 301, location: current, body: '' })
})

test('an old address that is used again shows its page', async () => {
  await updateStore(store, change('new'), now)
  await updateStore(store, change('old'), now)
  const answers = [await open('/store/old'), await open('/store/OLD'), await open('/store/new')]
  expect(answers.map(({ status, location }) => [status, location])).toEqual([
    [200, undefined],
    [301, '/store/old'],
    [301, '/store/old'],
  ])
})

test.each(Object.values(sitePages).map(({ path }) => path))(
  'other spellings of %s lead to it',
  async (path) => {
    await updateStore(store, change('old'), now)
    await categories.update(category, undefined, { slug: 'old' }, now)
    const id = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
    const own = path.replace(/:\w+Slug/, 'old').replace(/:\w+Id/, id)
    for (const other of [`${own}/`, own.replace(/^.[^/]+/, (first) => first.toUpperCase())])
      expect(await open(other)).toMatchObject({ status: 301, location: own, kept: publicCache(now, now) })
    expect((await open(own)).status).not.toBe(301)
  },
)

test.each(['%20e', '%C3%A9', 'e'])('?letter=%s leads to its letter, and is not cached', async (letter) => {
  const moved = { status: 301, location: '/explore?letter=E', kept: publicCache(now, now) }
  expect(await open(`/explore?letter=${letter}`)).toMatchObject(moved)
})
