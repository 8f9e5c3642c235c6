import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { api, type RouteKey } from '#domain/api/api'
import type { Endpoint } from '#domain/api/endpoint'
import { formFields } from '#domain/api/form'
import { imageProblems } from '#domain/image/formats'
import { createBlog } from '#functions/blog/blog'
import { categories } from '#functions/category/category'
import { purgeDeleted } from '#functions/registry/purge-deleted'
import { deleteStore } from '#functions/store/deletion/delete-store'
import { interleaved } from '../races/interleave'
import { callApi } from '../support/api'
import { at, categoryForm, formDataOf, unusedId } from '../support/content'
import { keysInBucket } from '../support/image-keys'
import { isStored, newPng } from '../support/image'
import { allItems } from '../support/table-items'
import { testOfSources } from '../support/test-of-sources'
import { newStore, token, useStaff } from '../support/one-store'
import { sampleOf } from '../support/sample'

/** Every route that takes an image: what it refuses leaves the bucket as it was, once clean-up has run. */

let storeId: string
let categoryId: string
let blogId: string
let before: string[]

useStaff({ role: 'admin' })
beforeEach(async () => {
  const store = await newStore({ name: 'Nike' })
  const category = await categories.create(categoryForm({ name: 'Shoes' }), at('01T08:00'))
  await newStore({ name: 'Puma' })
  await categories.create(categoryForm({ name: 'Hats' }), at('01T08:00'))
  const blog = { title: 'News', paragraphs: [], link: null, author: null, storeIds: [] }
  blogId = (await createBlog(blog, { coverImagesPath: [] }, at('01T08:00')))._id
  ;[storeId, categoryId] = [store._id, category._id]
  before = await keysInBucket()
})
afterEach(async () => {
  await purgeDeleted(new Date())
  expect(await keysInBucket()).toEqual(before)
})

type Fields = Record<string, string | Blob | undefined>

const noImage = () => new File(['no image'], 'x.png', { type: 'image/png' })

const complete: Record<string, Fields> = {
  'POST /stores/create': {
    name: 'Adidas',
    slug: 'adidas',
    link: 'https://shop.example.com',
    description: 'Shoes.',
  },
  'POST /categories': { name: 'Bags', slug: 'bags' },
  'POST /blogs/create': {
    title: 'News',
    paragraphs: '[{"paragraphTitle":"One","paragraphText":"Two"}]',
  },
  'POST /reviews/create': { reviewerName: 'Ada', text: 'Fine.', rating: '5' },
}
const imageField: Record<string, string> = {
  'POST /stores/create': 'logo',
  'PUT /stores/by-id/{id}': 'logo',
  'POST /categories': 'imagePath',
  'PUT /categories/{id}': 'imagePath',
  'POST /blogs/create': 'coverImages',
  'PUT /blogs/{id}': 'coverImages',
  'POST /reviews/create': 'profilePicture',
}

interface Sent {
  fields?: Fields
  id?: string
  version?: string
  by?: 'a visitor'
}

type Refusal = [key: RouteKey, what: string, status: number, sent?: Sent]

const refusals: Refusal[] = [
  ['POST /stores/create', 'a slug that is taken', 409, { fields: { slug: 'nike' } }],
  ['POST /stores/create', 'an unknown category', 400, { fields: { category: unusedId } }],
  ['PUT /stores/by-id/{id}', 'an unknown store', 404, { id: unusedId }],
  ['PUT /stores/by-id/{id}', 'a slug that is taken', 409, { fields: { slug: 'puma' } }],
  ['PUT /stores/by-id/{id}', 'another version', 412, { version: '"7"' }],
  ['POST /categories', 'a slug that is taken', 409, { fields: { slug: 'shoes' } }],
  ['PUT /categories/{id}', 'a slug that is taken', 409, { fields: { slug: 'hats' } }],
  ['POST /blogs/create', 'no title', 400, { fields: { title: '' } }],
  ['POST /blogs/create', 'a second cover that is no image', 415, { fields: { 'coverImages[1]': noImage() } }],
  ['PUT /blogs/{id}', 'another version', 412, { version: '"7"' }],
  ['PUT /blogs/{id}', "another's cover", 400, { fields: { 'coverImagesPath[0]': '/media/x.png' } }],
  ['POST /reviews/create', 'an unknown store', 400, { fields: { storeId: unusedId } }],
  ['POST /reviews/create', 'no store', 400, { fields: { storeId: unusedId }, by: 'a visitor' }],
]

const large = await sharp({ create: { width: 2500, height: 2000, channels: 3, background: 'red' } })
  .png()
  .toBuffer()

test('a picture of a person may have four megapixels, and other images more', async () => {
  const file = new File([new Uint8Array(large)], 'x.png', { type: 'image/png' })
  const visitor = await send('POST /reviews/create', { fields: { profilePicture: file }, by: 'a visitor' })
  const avif = await sharp(large).resize(20).avif().toBuffer()
  const hidden = await send('POST /reviews/create', {
    fields: { profilePicture: new File([new Uint8Array(avif)], 'x.avif', { type: 'image/avif' }) },
    by: 'a visitor',
  })
  expect([hidden.status, hidden.body.message]).toEqual([415, imageProblems.portraitType])
  const message = 'The picture may have at most 4 megapixels.'
  expect([visitor.status, visitor.body.fields]).toEqual([400, { profilePicture: message }])
  expect((await send('POST /categories', { fields: { imagePath: file } })).status).toBe(201)
  before = await keysInBucket()
})

function nameOf(key: RouteKey): string {
  const image = imageField[key] ?? ''
  return image === 'coverImages' ? 'coverImages[0]' : image
}

async function send(key: RouteKey, { fields, id, version, by }: Sent = {}) {
  const parts: Fields = { ...complete[key], [nameOf(key)]: await newPng(), ...fields }
  if (key === 'POST /reviews/create') parts['storeId'] ??= storeId
  const ownId = key.includes('/stores/') ? storeId : key.includes('/blogs/') ? blogId : categoryId
  return callApi(key, {
    ...(by === undefined && { token }),
    ...(key.includes('{id}') && { params: { id: id ?? ownId } }),
    headers: version === undefined ? {} : { 'if-match': version },
    form: formDataOf(parts),
  })
}

test('every route that takes an image has its refusals here', () => {
  const takesFile = (row: Endpoint) =>
    Object.values(row.form?.shape ?? {}).some((field) => /files?$/.test(formFields.get(field)?.as ?? ''))
  // A file of offers is no image.
  const keys = Object.entries<Endpoint>(api).flatMap(([key, row]) =>
    takesFile(row) && key !== 'POST /imports' ? key : [],
  )
  expect([...new Set(refusals.map(([key]) => key as string))].toSorted()).toEqual(keys.toSorted())
})

test.each(sampleOf(refusals, 2))('%s with %s stores no image', async (key, _, status, sent) => {
  expect((await send(key, sent)).status).toBe(status)
})

test.each(Object.keys(imageField) as RouteKey[])(
  '%s refuses what is no image, and changes nothing',
  async (key) => {
    const name = imageField[key]!
    const items = await allItems()
    const { status, body } = await send(key, { fields: { [nameOf(key)]: noImage() } })
    const place = name === 'coverImages' ? 'coverImages.0' : name
    const message = name === 'profilePicture' ? imageProblems.portraitType : imageProblems.type
    expect([status, body.fields]).toEqual([415, { [place]: message }])
    expect(await allItems()).toEqual(items)
  },
)

const createAdidas = () => newStore({ name: 'Adidas' }, new Date())
const deleteOwn = () => categories.remove(categoryId, undefined, new Date())

const races: [key: RouteKey, status: number, meanwhile: () => Promise<unknown>, fields?: () => Fields][] = [
  ['POST /stores/create', 409, createAdidas],
  ['POST /stores/create', 400, deleteOwn, () => ({ category: categoryId })],
  ['PUT /stores/by-id/{id}', 409, createAdidas, () => ({ slug: 'adidas' })],
  ['PUT /categories/{id}', 404, deleteOwn],
  ['POST /categories', 409, () => categories.create(categoryForm({ name: 'Bags' }), new Date())],
]

testOfSources.each(sampleOf(races, 2))(
  '%s, answered with %i, stores no image when another write is faster',
  async (key, status, meanwhile, fields) => {
    const sent = await interleaved(() => send(key, { fields: fields?.() ?? {} }), { meanwhile })
    expect(sent.status).toBe(status)
  },
)

testOfSources('an image that something else uses stays when its upload is refused', async () => {
  const form = async (fields: Fields) =>
    callApi('POST /stores/create', {
      token,
      form: formDataOf({ ...complete['POST /stores/create'], ...fields }),
    })
  const logo = await newPng()
  const { body } = await form({ name: 'Reebok', slug: 'reebok', logo })
  const refused = () => form({ logo })
  expect((await interleaved(refused, { meanwhile: createAdidas })).status).toBe(409)
  await purgeDeleted(new Date())
  expect(await isStored(body.logo)).toBe(true)
  before = await keysInBucket()
})

testOfSources("a visitor's picture is removed by clean-up when the store is deleted meanwhile", async () => {
  const review = () => send('POST /reviews/create', { by: 'a visitor' })
  const meanwhile = () => deleteStore(storeId, undefined, new Date())
  expect((await interleaved(review, { meanwhile })).status).toBe(400)
})
