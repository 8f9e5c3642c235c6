import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, expect, test } from 'vitest'
import { pathOfImage } from '#functions/images/image-path'
import { interleaved } from '../races/interleave'
import { callApi } from '../support/api'
import { formDataOf } from '../support/content'
import { cleanUp } from '../support/handlers'
import { isStored, loseImage, png } from '../support/image'
import { contradictions } from '../support/integrity'
import { allItems } from '../support/table-items'
import { store, token, useOneStore } from '../support/one-store'

let form: { reviewerName: string; text: string; rating: string; storeId: string }

useOneStore()
beforeEach(() => {
  form = { reviewerName: 'Rosa', text: 'Quick and kind.', rating: '4', storeId: store._id }
})

type Fields = Record<string, string | Blob>

const multipart = (fields: Fields) => formDataOf({ ...form, ...fields })
const send = (fields: Fields = {}) => callApi('POST /reviews/create', { form: multipart(fields) })
const create = async (fields: Fields = {}) => (await send(fields)).body
const approve = (id: string) => callApi('PATCH /reviews/by-id/{id}/approve', { token, params: { id } })

async function traces() {
  const texts = ({ body }: { body: { text: string }[] }) => body.map(({ text }) => text)
  const [all, pending, approved, best, ofStore, detail, stats] = await Promise.all([
    callApi('GET /reviews', { token }),
    callApi('GET /reviews/pending', { token }),
    callApi('GET /reviews/approved'),
    callApi('GET /reviews/approved', { query: { sort: 'rating' } }),
    callApi('GET /reviews/approved', { query: { storeId: store._id } }),
    callApi('GET /stores/slug/{slug}', { params: { slug: 'zephyr' } }),
    callApi('GET /stats', { token }),
  ])
  return {
    all: texts(all),
    pending: texts(pending),
    approved: texts(approved),
    best: texts(best),
    ofStore: texts(ofStore),
    shown: texts({ body: detail.body.customerReviews }),
    count: stats.body.reviews,
  }
}

const seen = (...texts: string[]) => ({ approved: texts, best: texts, ofStore: texts, shown: texts })

test("a visitor's review waits for approval, and the body of the answer has the status too", async () => {
  const { status, body } = await send()
  expect({ status, body }).toEqual({
    status: 201,
    body: {
      statusCode: 201,
      _id: expect.stringMatching(/^[0-9A-Z]{26}$/),
      reviewerName: 'Rosa',
      profilePicture: null,
      text: 'Quick and kind.',
      rating: 4,
      storeId: { _id: store._id, name: 'Zephyr', slug: 'zephyr', logo: '/media/logo.png' },
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      approved: false,
      source: 'visitor',
      editedAt: null,
      answer: null,
      version: 1,
    },
  })
  const text = 'Quick and kind.'
  expect(await traces()).toEqual({ all: [text], pending: [text], ...seen(), count: 1 })
})

test.each([
  [true, true],
  ['true', true],
  [false, false],
  [undefined, false],
])('staff choose whether a new review is approved: %s', async (approved, expected) => {
  const { status, body } = await callApi('POST /reviews/create', { token, json: { ...form, approved } })
  expect({ status, approved: body.approved }).toEqual({ status: 201, approved: expected })
  expect((await traces()).shown).toEqual(expected ? [form.text] : [])
})

const pictureOf = (_id: string) => callApi('GET /reviews/{id}/picture', { token, params: { id: _id } })

test('a picture is visible only to staff until the review is approved', async () => {
  const { body: waiting } = await send({ profilePicture: await png('teal') })
  const { _id: id } = waiting
  expect(waiting.profilePicture).toBe(`/api/reviews/${id}/picture`)
  const [kept = ''] = await storedImagePaths()
  expect([kept, await isStored(kept)]).toEqual([
    expect.stringMatching(/^\/private\/[0-9a-f]{32}-4x3-[0-9a-f]{6}\.webp$/),
    true,
  ])
  expect((await callApi('GET /reviews/{id}/picture', { params: { id } })).status).toBe(401)
  expect((await pictureOf(id)).body).toEqual({
    picture: expect.stringMatching(/^data:image\/webp;base64,UklGR/),
  })

  const { body: approved } = await callApi('PATCH /reviews/by-id/{id}/approve', { token, params: { id } })
  expect(approved.profilePicture).toMatch(/^\/media\/[0-9a-f]{32}-4x3-[0-9a-f]{6}\.webp$/)
  await cleanUp()
  expect([await storedImagePaths(), await isStored(approved.profilePicture), await isStored(kept)]).toEqual([
    [approved.profilePicture],
    true,
    false,
  ])
  expect((await pictureOf(id)).status).toBe(404)
  expect(await contradictions()).toEqual([])
})

test('a waiting review of a deleted store is not there, nor is its picture, until it is restored', async () => {
  const { body } = await send({ profilePicture: await png('maroon') })
  const read = async () => [
    (await callApi('GET /reviews/{id}', { token, params: { id: body._id } })).status,
    (await pictureOf(body._id)).status,
  ]
  expect(await read()).toEqual([200, 200])
  await callApi('DELETE /stores/by-id/{id}', { token, params: { id: store._id } })
  expect(await read()).toEqual([404, 404])
  await callApi('POST /stores/by-id/{id}/restore', { token, params: { id: store._id } })
  expect(await read()).toEqual([200, 200])
})

test('the same picture twice is stored twice, so that nobody learns whether it exists', async () => {
  await send({ profilePicture: await png('navy') })
  await send({ profilePicture: await png('navy') })
  expect(new Set(await storedImagePaths()).size).toBe(2)
})

test('a review whose picture has no file is approved without it', async () => {
  const { body } = await send({ profilePicture: await png('plum') })
  await loseImage((await storedImagePaths())[0] ?? '')
  expect((await pictureOf(body._id)).status).toBe(404)
  const params = { id: body._id }
  const approved = await callApi('PATCH /reviews/by-id/{id}/approve', { token, params })
  expect([approved.status, approved.body.profilePicture]).toEqual([200, null])
  expect(await contradictions()).toEqual([])
})

test('no picture of a bot is stored, and the answer is that of a person', async () => {
  const { status, body } = await send({ profilePicture: await png('pink'), website: 'https://example.com' })
  const path = expect.stringMatching(/^\/api\/reviews\/\w+\/picture$/)
  expect([status, body.profilePicture, await storedImagePaths()]).toEqual([201, path, []])
})

async function storedImagePaths(): Promise<string[]> {
  const paths = (await allItems()).flatMap(({ pk, sk }) => (sk === 'IMAGE' ? pathOfImage(pk.slice(6)) : []))
  return paths.filter((path) => path !== store.logo)
}

test("staff enter the shop's answer, change it and take it away", async () => {
  const { _id } = await create()
  const put = async (json: unknown) =>
    (await callApi('PUT /reviews/{id}', { token, params: { id: _id }, json })).body
  const { answer } = await put({ answer: ' Thank you. ' })
  expect(answer).toEqual({ text: 'Thank you.', at: expect.stringMatching(/Z$/) })
  // A client may send the review as it was read.
  expect((await put({ answer, rating: 3 })).answer).toEqual(answer)
  expect((await put({ answer: 'Thanks.' })).answer.text).toBe('Thanks.')
  expect((await put({ answer: '' })).answer).toBeNull()
  expect((await put({ answer: null })).answer).toBeNull()
})

test('a review that is deleted while it is approved leaves no public copy of its picture', async () => {
  const { _id: id } = await create({ profilePicture: await png('plum') })
  const { status } = await interleaved(() => approve(id), {
    meanwhile: () => callApi('DELETE /reviews/{id}', { token, params: { id } }),
    before: (command) => command instanceof UpdateCommand && JSON.stringify(command.input).includes('IMAGE#'),
  })
  expect(status).toBe(404)
  await cleanUp()
  const images = (await allItems()).filter(({ sk }) => sk === 'IMAGE')
  // Its own stays as long as it can be restored.
  expect(images.map(({ pk }) => pk).toSorted()).toEqual([
    'IMAGE#logo.png',
    expect.stringMatching(/^IMAGE#private\//),
  ])
})

test('what staff send after their session has ended is refused, and is no review of a visitor', async () => {
  const ended = { token: `${token.slice(0, -8)}AAAAAAAA`, form: multipart({ approved: 'true' }) }
  const headers = { 'idempotency-key': '01JD000000000000000000000A' }
  expect((await callApi('POST /reviews/create', { ...ended, headers })).status).toBe(401)
  expect((await allItems()).filter(({ sk }) => sk === 'REVIEW')).toEqual([])
})
