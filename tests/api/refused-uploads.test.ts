import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { api, type RouteKey } from '#domain/api/api'
import type { Endpoint } from '#domain/api/endpoint'
import { formFields } from '#domain/api/form'
import { createBlog } from '#functions/blog/blog'
import { createCategory, deleteCategory } from '#functions/category/category'
import { finishDeletions } from '#functions/store/finish-deletions'
import { createStore } from '#functions/store/store'
import { deleteStore } from '#functions/store/deletion/delete-store'
import { interleaved } from '../faults/interleave'
import { callApi, useEmptyTable } from '../support/api'
import { at, categoryForm, formDataOf, storeForm, unusedId } from '../support/content'
import { keysInBucket } from '../support/bucket'
import { isStored, newPng } from '../support/image'
import { allItems } from '../support/stored'
import { testOfSources } from '../support/test-of-sources'
import { staffToken } from '../support/tokens'

/** Every route that takes an image: what it refuses leaves the bucket as it was, once clean-up has run. */

let token: string
let storeId: string
let categoryId: string
let blogId: string
let before: string[]

beforeEach(async () => {
  await useEmptyTable()
  token = await staffToken()
  const store = await createStore(storeForm({ name: 'Nike' }), { logo: '/media/x.png' }, at('01T08:00'))
  const category = await createCategory(categoryForm({ name: 'Shoes' }), { imagePath: null }, at('01T08:00'))
  await createStore(storeForm({ name: 'Puma' }), { logo: '/media/x.png' }, at('01T08:00'))
  await createCategory(categoryForm({ name: 'Hats' }), { imagePath: null }, at('01T08:00'))
  const blog = { title: 'News', paragraphs: [], link: null, author: null, storeIds: [] }
  blogId = (await createBlog(blog, { coverImagesPath: [] }, at('01T08:00')))._id
  ;[storeId, categoryId] = [store._id, category._id]
  before = await keysInBucket()
})
afterEach(async () => {
  await finishDeletions(new Date())
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

interface Refusal {
  key: RouteKey
  what: string
  status: number
  fields?: () => Fields
  id?: () => string
  headers?: Record<string, string>
  visitor?: true
}

const refusals: Refusal[] = [
  { key: 'POST /stores/create', what: 'a slug that is taken', status: 409, fields: () => ({ slug: 'nike' }) },
  {
    key: 'POST /stores/create',
    what: 'an unknown category',
    status: 400,
    fields: () => ({ category: unusedId }),
  },
  { key: 'POST /stores/create', what: 'no name', status: 400, fields: () => ({ name: '' }) },
  { key: 'PUT /stores/by-id/{id}', what: 'an unknown store', status: 404, id: () => unusedId },
  {
    key: 'PUT /stores/by-id/{id}',
    what: 'a slug that is taken',
    status: 409,
    fields: () => ({ slug: 'puma' }),
  },
  {
    key: 'PUT /stores/by-id/{id}',
    what: 'an unknown category',
    status: 400,
    fields: () => ({ category: unusedId }),
  },
  {
    key: 'PUT /stores/by-id/{id}',
    what: 'another version',
    status: 412,
    headers: { 'if-match': '"7"' },
  },
  { key: 'POST /categories', what: 'a slug that is taken', status: 409, fields: () => ({ slug: 'shoes' }) },
  { key: 'PUT /categories/{id}', what: 'an unknown category', status: 404, id: () => unusedId },
  {
    key: 'PUT /categories/{id}',
    what: 'a slug that is taken',
    status: 409,
    fields: () => ({ slug: 'hats' }),
  },
  { key: 'PUT /categories/{id}', what: 'another version', status: 412, headers: { 'if-match': '"7"' } },
  { key: 'POST /blogs/create', what: 'no title', status: 400, fields: () => ({ title: '' }) },
  {
    key: 'POST /blogs/create',
    what: 'a second cover that is no image',
    status: 415,
    fields: () => ({ 'coverImages[1]': noImage() }),
  },
  { key: 'PUT /blogs/{id}', what: 'an unknown blog', status: 404, id: () => unusedId },
  { key: 'PUT /blogs/{id}', what: 'another version', status: 412, headers: { 'if-match': '"7"' } },
  {
    key: 'PUT /blogs/{id}',
    what: 'a cover that the blog does not have',
    status: 400,
    fields: () => ({ 'coverImagesPath[0]': '/media/x.png' }),
  },
  {
    key: 'PUT /blogs/{id}',
    what: 'an unknown store',
    status: 400,
    fields: () => ({ 'storeIds[0]': unusedId }),
  },
  {
    key: 'POST /reviews/create',
    what: 'an unknown store',
    status: 400,
    fields: () => ({ storeId: unusedId }),
  },
  {
    key: 'POST /reviews/create',
    what: "a visitor's unknown store",
    status: 400,
    visitor: true,
    fields: () => ({ storeId: unusedId }),
  },
]

const large = await sharp({ create: { width: 2500, height: 2000, channels: 3, background: 'red' } })
  .png()
  .toBuffer()

test('a picture of a person may have four megapixels, and other images more', async () => {
  const file = new File([new Uint8Array(large)], 'x.png', { type: 'image/png' })
  const visitor = await send({
    key: 'POST /reviews/create',
    what: '',
    status: 400,
    fields: () => ({ profilePicture: file }),
    visitor: true,
  })
  const message = 'The picture may have at most 4 megapixels.'
  expect([visitor.status, visitor.body.fields]).toEqual([400, { profilePicture: message }])
  const category = await send({
    key: 'POST /categories',
    what: '',
    status: 201,
    fields: () => ({ imagePath: file }),
  })
  expect(category.status).toBe(201)
  before = await keysInBucket()
})

function nameOf(key: RouteKey): string {
  const image = imageField[key] ?? ''
  return image === 'coverImages' ? 'coverImages[0]' : image
}

async function send({ key, fields, id, headers = {}, visitor }: Refusal) {
  const parts: Fields = { ...complete[key], [nameOf(key)]: await newPng(), ...fields?.() }
  if (key === 'POST /reviews/create') parts['storeId'] ??= storeId
  const ownId = key.includes('/stores/') ? storeId : key.includes('/blogs/') ? blogId : categoryId
  return callApi(key, {
    ...(!visitor && { token }),
    ...(key.includes('{id}') && { params: { id: id?.() ?? ownId } }),
    headers,
    form: formDataOf(parts),
  })
}

test('every route that takes an image has its refusals here', () => {
  const takesFile = (row: Endpoint) =>
    Object.values(row.form?.shape ?? {}).some((field) => /files?$/.test(formFields.get(field)?.as ?? ''))
  const keys = Object.entries<Endpoint>(api).flatMap(([key, row]) => (takesFile(row) ? key : []))
  expect([...new Set(refusals.map(({ key }) => key as string))].toSorted()).toEqual(keys.toSorted())
})

test.each(refusals)('$key with $what stores no image', async (refusal) => {
  expect((await send(refusal)).status).toBe(refusal.status)
})

test.each(Object.keys(imageField) as RouteKey[])(
  '%s refuses what is no image, and changes nothing',
  async (key) => {
    const name = imageField[key]!
    const items = await allItems()
    const { status, body } = await send({
      key,
      what: '',
      status: 415,
      fields: () => ({ [nameOf(key)]: noImage() }),
    })
    const place = name === 'coverImages' ? 'coverImages.0' : name
    const message = 'The image must be a PNG, JPEG, WebP, GIF or AVIF file.'
    expect([status, body.fields]).toEqual([415, { [place]: message }])
    expect(await allItems()).toEqual(items)
  },
)

const races: [Refusal, () => Promise<unknown>][] = [
  [
    { key: 'POST /stores/create', what: '', status: 409 },
    () => createStore(storeForm({ name: 'Adidas' }), { logo: '/media/x.png' }, new Date()),
  ],
  [
    { key: 'POST /stores/create', what: '', status: 400, fields: () => ({ category: categoryId }) },
    () => deleteCategory(categoryId, undefined, new Date()),
  ],
  [
    { key: 'PUT /stores/by-id/{id}', what: '', status: 409, fields: () => ({ slug: 'adidas' }) },
    () => createStore(storeForm({ name: 'Adidas' }), { logo: '/media/x.png' }, new Date()),
  ],
  [
    { key: 'POST /categories', what: '', status: 409 },
    () => createCategory(categoryForm({ name: 'Bags' }), { imagePath: null }, new Date()),
  ],
  [
    { key: 'PUT /categories/{id}', what: '', status: 404 },
    () => deleteCategory(categoryId, undefined, new Date()),
  ],
]

testOfSources.each(races)('%o stores no image when another write is faster', async (refusal, meanwhile) => {
  expect((await interleaved(() => send(refusal), { meanwhile })).status).toBe(refusal.status)
})

testOfSources('an image that something else uses stays when its upload is refused', async () => {
  const form = async (fields: Fields) =>
    callApi('POST /stores/create', {
      token,
      form: formDataOf({ ...complete['POST /stores/create'], ...fields }),
    })
  const logo = await newPng()
  const { body } = await form({ name: 'Reebok', slug: 'reebok', logo })
  const refused = () => form({ logo })
  const meanwhile = () => createStore(storeForm({ name: 'Adidas' }), { logo: '/media/x.png' }, new Date())
  expect((await interleaved(refused, { meanwhile })).status).toBe(409)
  await finishDeletions(new Date())
  expect(await isStored(body.logo)).toBe(true)
  before = await keysInBucket()
})

testOfSources("a visitor's picture is removed by clean-up when the store is deleted meanwhile", async () => {
  const refusal: Refusal = { key: 'POST /reviews/create', what: '', status: 400, visitor: true }
  const meanwhile = () => deleteStore(storeId, undefined, new Date())
  expect((await interleaved(() => send(refusal), { meanwhile })).status).toBe(400)
})
