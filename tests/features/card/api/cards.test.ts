import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { cardPaths, cardSize } from '#domain/card/card-address'
import { createBlog, blogs } from '#functions/blog/blog'
import { categories } from '#functions/category/category'
import { approveReview } from '#functions/review/decide-review'
import { createReview } from '#functions/review/review'
import { getStoreBySlug, updateStore } from '#functions/store/store'
import { uncachedAt } from '#functions/store/store-part'
import { deleteStore } from '#functions/store/deletion/delete-store'
import { useEmptyTable } from '../../../support/api'
import { at, blogForm, categoryForm, reviewForm, unusedId } from '../../../support/content'
import { defaultEventOf } from '../../../support/event'
import { handlers } from '../../../support/handlers'
import { newStore } from '../../../support/one-store'

const now = at('01T08:00')
const forever = 'public, max-age=31536000, immutable'
const uncached = 'public, max-age=0, s-maxage=0, stale-while-revalidate=0, stale-if-error=0'
const shortly = 'public, max-age=0, s-maxage=45, stale-while-revalidate=15, stale-if-error=15'

beforeAll(useEmptyTable)

async function get(path: string) {
  const {
    statusCode,
    headers = {},
    body = '',
    isBase64Encoded,
  } = await handlers.cards(defaultEventOf('GET', path))
  return { status: statusCode, headers, body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8') }
}

const pathOf = async (slug: string) => cardPaths.store(await getStoreBySlug(slug, uncachedAt(new Date())))

test('a store, a blog and the site have a card, which may be kept for ever', async () => {
  const { _id } = await categories.create(categoryForm({ name: 'Shoes' }), now)
  await newStore({ name: 'Tovey', category: _id }, now)
  const blog = await createBlog(blogForm({ title: 'Ten ways' }), { coverImagesPath: [] }, now)
  for (const path of [await pathOf('tovey'), cardPaths.blog(blog), cardPaths.site()]) {
    const { status, headers, body } = await get(path)
    expect([status, headers]).toEqual([200, { 'content-type': 'image/png', 'cache-control': forever }])
    const { format, width, height } = await sharp(body).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', ...cardSize })
  }
})

test('what the card shows changes its address, and the old one leads to the new one', async () => {
  const category = await categories.create(categoryForm({ name: 'Books' }), now)
  const store = await newStore({ name: 'Reads', category: category._id }, now)
  const paths = [await pathOf('reads')]
  const send = reviewForm({ storeId: store._id, rating: 5 })
  const review = await createReview(send, { approved: false, profilePicture: null }, now)
  expect(await pathOf('reads')).toBe(paths[0])
  await approveReview(review._id, { by: 'a member of staff' }, now)
  paths.push(await pathOf('reads'))
  await categories.update(category._id, undefined, { name: 'Novels' }, now)
  paths.push(await pathOf('reads'))
  await updateStore(store._id, { fields: { name: 'Reads & Co', slug: 'reads-co' }, versions: undefined }, now)
  const current = await pathOf('reads-co')
  expect(new Set([...paths, current]).size).toBe(4)
  for (const path of paths) {
    const { status, headers } = await get(path)
    expect([status, headers['location'], headers['cache-control']]).toEqual([302, current, uncached])
  }
  expect((await get(current)).status).toBe(200)
})

test('nobody can have something else drawn', async () => {
  await newStore({ name: 'Solo' }, now)
  const current = await pathOf('solo')
  for (const key of ['x', '%F0%9F%8D%95', 'a'.repeat(5000), '..', "'"]) {
    const { status, headers } = await get(`/cards/store/solo/${key}.png`)
    expect([status, headers['location']]).toEqual([302, current])
  }
  expect((await get('/cards/site/x.png')).headers['location']).toBe(cardPaths.site())
})

test('what there is not has no card, and a deleted store had one', async () => {
  const paths = [
    '/cards/store/nobody/x.png',
    `/cards/store/${'a'.repeat(5000)}/x.png`,
    '/cards/store/%00/x.png',
    '/cards/store/%ff/x.png',
    '/cards/store/%2e%2e/x.png',
    '/cards/store/a%2Fb/x.png',
    `/cards/blog/${unusedId}/x.png`,
    `/cards/blog/${'A'.repeat(5000)}/x.png`,
    '/cards/blog/%00/x.png',
    '/cards/other/a/x.png',
    '/cards/store/a/x.jpg',
    '/cards/',
  ]
  for (const path of paths) {
    const { status, headers, body } = await get(path)
    expect([path, status, headers['cache-control']]).toEqual([path, 404, shortly])
    expect(body.toString()).toContain('There is no picture at this address.')
  }
  const store = await newStore({ name: 'Gone' }, now)
  const path = await pathOf('gone')
  await deleteStore(store._id, undefined, now)
  const { status, headers } = await get(path)
  expect([status, headers['cache-control']]).toEqual([410, shortly])
  const blog = await createBlog(blogForm({ title: 'Gone' }), { coverImagesPath: [] }, now)
  await blogs.remove(blog._id, undefined, now)
  expect((await get(cardPaths.blog(blog))).status).toBe(410)
})
