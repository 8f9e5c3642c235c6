import { beforeEach, expect, test } from 'vitest'
import type { Blog } from '#domain/blog/blog'
import { purgeDeleted } from '#functions/registry/purge-deleted'
import { deleteStore } from '#functions/store/deletion/delete-store'
import { callApi } from '../support/api'
import { at, formDataOf } from '../support/content'
import { isStored, png } from '../support/image'
import { contradictions } from '../support/integrity'
import { allItems } from '../support/table-items'
import { newStore, token, useStaff } from '../support/one-store'

let stores: string[]
let blog: Blog

const paragraphs = [{ paragraphTitle: 'One', paragraphText: 'First.' }]

useStaff()
beforeEach(async () => {
  stores = []
  for (const name of ['Nike', 'Adidas', 'Puma']) {
    const { _id } = await newStore({ name }, at('02T08:00'))
    stores.push(_id)
  }
  blog = (await create({ 'storeIds[0]': stores[0]!, author: ' Ines  Marlow ' })).body
})

async function create(fields: Record<string, string> = {}, covers?: Blob[]) {
  const form = formDataOf({ title: 'How to mend', paragraphs: JSON.stringify(paragraphs), ...fields })
  for (const cover of covers ?? [await png('red')]) form.append('coverImages', cover)
  return callApi('POST /blogs/create', { token, form })
}

const params = () => ({ id: blog._id })
const put = (json: unknown) => callApi('PUT /blogs/{id}', { token, params: params(), json })
const read = async () => (await callApi('GET /blogs/{id}', { params: params() })).body
const aboutOf = async (slug: string) =>
  (await callApi('GET /stores/related/{slug}', { params: { slug } })).body.blogs

test('a new blog has its author and its stores, and the stores have the blog', async () => {
  expect(blog).toMatchObject({ author: 'Ines Marlow', storeIds: [stores[0]], version: 1 })
  expect(blog.updatedAt).toBe(blog.createdAt)
  expect((await read()).stores).toEqual([
    { _id: stores[0], name: 'Nike', slug: 'nike', logo: '/media/logo.png' },
  ])
  expect(await aboutOf('nike')).toEqual([{ _id: blog._id, title: 'How to mend', createdAt: blog.createdAt }])
  expect(await contradictions()).toEqual([])
})

test.each([{}, { link: '' }])('cover images and link are optional for a blog: %o', async (fields) => {
  const { status, body } = await create(fields, [new File([], '')])
  expect({ status, body }).toMatchObject({ status: 201, body: { coverImagesPath: [], link: null } })
})

test('what covers show is kept with them; a blog whose covers all decorate has no such texts', async () => {
  const covers = [await png('red'), await png('green')]
  const alts = { 'coverImageAlts[0]': '', 'coverImageAlts[1]': ' A green field ' }
  expect((await create(alts, covers)).body.coverImageAlts).toEqual(['', 'A green field'])
  const decorated = await create({ 'coverImageAlts[0]': '' }, covers)
  expect(decorated.body).not.toHaveProperty('coverImageAlts')
})

test('a blog can be changed, and its stores follow', async () => {
  const changes = {
    title: 'How to mend anything',
    author: 'Tom',
    link: 'https://example.com/',
    paragraphs: [...paragraphs, { paragraphTitle: '', paragraphText: 'Second.' }],
    storeIds: [stores[2], stores[1]],
  }
  const { status, body, headers } = await put(changes)
  expect({ status, body, etag: headers.etag }).toEqual({
    status: 200,
    body: { ...blog, ...changes, updatedAt: expect.any(String), version: 2 },
    etag: '"2"',
  })
  expect(body.updatedAt > blog.updatedAt).toBe(true)
  expect((await read()).stores.map(({ name }: { name: string }) => name)).toEqual(['Puma', 'Adidas'])
  expect([await aboutOf('nike'), await aboutOf('puma')]).toEqual([
    [],
    [{ _id: blog._id, title: 'How to mend anything', createdAt: blog.createdAt }],
  ])
  expect(await contradictions()).toEqual([])
})

const putForm = (fields: Record<string, string>, covers: Blob[] = []) => {
  const form = formDataOf(fields)
  for (const cover of covers) form.append('coverImages', cover)
  return callApi('PUT /blogs/{id}', { token, params: params(), form })
}

test('covers are kept, added, moved and removed, each with its text', async () => {
  const [first] = blog.coverImagesPath
  const texts = { 'coverImageAlts[0]': 'A green field', 'coverImageAlts[1]': 'A red one' }
  const places = { 'coverImagesPath[0]': '', 'coverImagesPath[1]': first! }
  const both = await putForm({ ...places, ...texts, link: '' }, [await png('green')])
  const [added] = both.body.coverImagesPath
  expect(both.body).toEqual({
    ...blog,
    coverImagesPath: [added, first],
    coverImageAlts: ['A green field', 'A red one'],
    updatedAt: expect.any(String),
    version: 2,
  })
  expect(both.body.updatedAt > blog.updatedAt).toBe(true)
  expect(await isStored(added)).toBe(true)

  const moved = await put({ coverImagesPath: [first, added] })
  expect(moved.body.coverImageAlts).toEqual(['A red one', 'A green field'])
  const removed = await put({ coverImagesPath: [added] })
  expect(removed.body).toMatchObject({ coverImagesPath: [added], coverImageAlts: ['A green field'] })
  const longer = await putForm({}, [await png('blue')])
  expect(longer.body).toMatchObject({
    coverImagesPath: [added, expect.stringMatching(/^\/media\/[0-9a-f]{32}-4x3-[0-9a-f]{6}\.webp$/)],
    coverImageAlts: ['A green field', ''],
  })
  const none = await putForm({ coverImagesPath: '' })
  expect(none.body.coverImagesPath).toEqual([])
  expect(none.body).not.toHaveProperty('coverImageAlts')
  expect(await contradictions()).toEqual([])
  await purgeDeleted(new Date(Date.now() + 3_600_000), 5)
  const ever = [first!, ...longer.body.coverImagesPath]
  expect(await Promise.all(ever.map(isStored))).toEqual([false, false, false])
})

test.each([
  [{ 'coverImagesPath[0]': '' }, 0, { 'coverImagesPath.0': 'No new image was sent for this place.' }],
  [{}, 10, { coverImages: 'A blog may have at most 10 cover images.' }],
])('a change of covers is refused, and stores no image: %o with %i new', async (fields, count, message) => {
  const before = await allItems()
  const covers = await Promise.all(Array.from({ length: count }, () => png('green')))
  const { status, body } = await putForm(fields, covers)
  expect([status, body.fields]).toEqual([400, message])
  await purgeDeleted(new Date())
  expect(await allItems()).toEqual(before)
})

test('a cover is kept as often as the blog has it', async () => {
  const [path] = blog.coverImagesPath
  const twice = await put({ coverImagesPath: [path, path] })
  expect([twice.status, twice.body.fields]).toEqual([
    400,
    { 'coverImagesPath.1': 'The blog no longer has this cover image. Remove it here, or add it again.' },
  ])
  expect((await read()).coverImagesPath).toEqual([path])
})

test('a store that is deleted is left out, and stays named', async () => {
  await deleteStore(stores[0]!, undefined, new Date())
  expect(await read()).toMatchObject({ stores: [], storeIds: [stores[0]] })
  const { status, body } = await put({ title: 'Other', storeIds: [stores[0], stores[1]] })
  expect([status, body.storeIds]).toEqual([200, [stores[0], stores[1]]])
  expect(await contradictions()).toEqual([])
})

test('a store that is named twice is named once', async () => {
  const { body } = await put({ storeIds: [stores[1], stores[1]!.toLowerCase()] })
  expect(body.storeIds).toEqual([stores[1]])
})

test('a deleted blog is gone, also from its stores', async () => {
  const { status } = await callApi('DELETE /blogs/{id}', { token, params: params() })
  expect(status).toBe(204)
  expect((await callApi('GET /blogs/{id}', { params: params() })).status).toBe(404)
  expect([await aboutOf('nike'), (await callApi('GET /blogs')).body]).toEqual([[], []])
  expect((await callApi('GET /stats', { token })).body.blogs).toBe(0)
  expect(await contradictions()).toEqual([])
})
