import { beforeAll, expect, test } from 'vitest'
import type { Review } from '#domain/review/review'
import { createReview, reviewItem } from '#functions/review/review'
import { callApi, readPages } from '../support/api'
import { writeItems } from '../support/bulk-write'
import { at, reviewForm, unusedId } from '../support/content'
import { store, token, useOneStore } from '../support/one-store'

const approved = { approved: true, profilePicture: null }
let newest: Review

useOneStore({ once: true, role: 'admin' })
beforeAll(async () => {
  const create = (text: string, rating: number, day: string, extras = approved) =>
    createReview(reviewForm({ storeId: store._id, text, rating }), extras, at(day))
  await create('five, old', 5, '02T08:00')
  await create('three', 3, '03T08:00')
  await create('pending', 5, '04T08:00', { ...approved, approved: false })
  await create('five, new', 5, '05T08:00')
  newest = await create('four', 4, '06T08:00')
})

const texts = (reviews: Review[]) => reviews.map(({ text }) => text)

test('approved reviews come newest first, with their store', async () => {
  const { status, body } = await callApi('GET /reviews/approved')
  expect(status).toBe(200)
  expect(texts(body)).toEqual(['four', 'five, new', 'three', 'five, old'])
  expect(body[0]).toEqual(newest)
})

test('staff read all reviews, and the pending ones, newest first', async () => {
  const all = await callApi('GET /reviews', { token })
  const pending = await callApi('GET /reviews/pending', { token })
  expect({ all: texts(all.body), pending: texts(pending.body) }).toEqual({
    all: ['four', 'five, new', 'pending', 'three', 'five, old'],
    pending: ['pending'],
  })
  expect(pending.body).toEqual([expect.objectContaining({ approved: false, rating: 5 })])
})

test('approved reviews can come best first, and among equals the newest first', async () => {
  const { body } = await callApi('GET /reviews/approved', { query: { sort: 'rating' } })
  expect(texts(body)).toEqual(['five, new', 'five, old', 'four', 'three'])
})

test('a review of a deleted store is not shown', async () => {
  await writeItems([reviewItem(reviewForm({ storeId: unusedId, text: 'orphan' }), approved, at('07T08:00'))])
  const { body } = await callApi('GET /reviews/approved')
  expect(texts(body)).not.toContain('orphan')
})

test('reviews by visitors are without those of our staff and those that were rewarded', async () => {
  const query = { sort: 'rating', by: 'visitors', limit: '2' }
  const { body } = await callApi('GET /reviews/approved', { query })
  expect(texts(body)).toEqual(['five, new', 'five, old'])
  const params = { id: body[0]._id }
  await callApi('PUT /reviews/{id}', { token, params, json: { source: 'rewarded' } })
  const json = { ...reviewForm({ storeId: store._id, text: 'by staff', rating: 5 }), approved: true }
  await callApi('POST /reviews/create', { token, json })
  const pages = await readPages('GET /reviews/approved', { query })
  expect(texts(pages.flat() as Review[])).toEqual(['five, old', 'four', 'three'])
  expect(texts((await callApi('GET /reviews/approved', { query: { sort: 'rating' } })).body)).toContain(
    'by staff',
  )
  const ofStore = await callApi('GET /reviews/approved', { query: { storeId: store._id, by: 'visitors' } })
  expect([ofStore.status, Object.keys(ofStore.body.fields)]).toEqual([400, ['by']])
})
