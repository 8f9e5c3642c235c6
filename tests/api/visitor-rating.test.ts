import { expect, test } from 'vitest'
import { createReview, deleteReview, updateReview } from '#functions/review/review'
import { approveReview, rejectReview, unapproveReview } from '#functions/review/decide-review'
import { readStoreWithStars } from '#functions/review/visitor-rating'
import { interleaved } from '../races/interleave'
import { callApi } from '../support/api'
import { at, reviewForm } from '../support/content'
import { contradictions } from '../support/integrity'
import { randomFrom } from '../support/random'
import { store, token, useOneStore } from '../support/one-store'
import { sampleOf } from '../support/sample'

const now = at('02T08:00')
const staff = 'a member of staff'
useOneStore({ role: 'admin' })

const send = async (rating: number) => {
  const form = reviewForm({ storeId: store._id, rating })
  return (await createReview(form, { approved: false, profilePicture: null }, now))._id
}
const sendApproved = async (rating: number) => {
  const id = await send(rating)
  await approveReview(id, { by: staff }, now)
  return id
}
const rate = (id: string, rating: number) =>
  updateReview(id, { fields: { rating }, versions: undefined, by: staff }, now)
const stored = async () => (await readStoreWithStars(store._id)).stars
const shown = async () =>
  (await callApi('GET /stores/slug/{slug}', { params: { slug: 'zephyr' } })).body.visitorRating

test('a store shows count, distribution and average of the approved reviews of visitors', async () => {
  expect(await shown()).toEqual({ average: null, count: 0, stars: [0, 0, 0, 0, 0] })
  for (const rating of [5, 5, 2]) await sendApproved(rating)
  await send(1)
  expect(await shown()).toEqual({ average: 4, count: 3, stars: [0, 1, 0, 0, 2] })
  expect(await contradictions()).toEqual([])
})

test('a review by staff is editorial, and counts in no average', async () => {
  const json = { reviewerName: 'Ada', text: 'We like it.', rating: 5, storeId: store._id, approved: true }
  const { body } = await callApi('POST /reviews/create', { token, json: { ...json, source: 'visitor' } })
  expect([body.approved, body.source]).toEqual([true, 'editorial'])
  expect(await stored()).toEqual([0, 0, 0, 0, 0])
  const visitors = await callApi('POST /reviews/create', { json: { ...json, source: 'editorial' } })
  expect([visitors.body.approved, visitors.body.source]).toEqual([false, 'visitor'])
})

test('a rating that changes while the review is approved counts as it is then', async () => {
  const id = await send(4)
  await interleaved(() => approveReview(id, { by: staff }, now), { meanwhile: () => rate(id, 2) })
  expect(await stored()).toEqual([0, 1, 0, 0, 0])
})

test('a review that is approved while its store is deleted comes back and counts', async () => {
  const id = await send(4)
  const deletion = () => callApi('DELETE /stores/by-id/{id}', { token, params: { id: store._id } })
  await interleaved(deletion, { meanwhile: () => approveReview(id, { by: staff }, now) })
  expect(await stored()).toEqual([0, 0, 0, 0, 0])
  await callApi('POST /stores/by-id/{id}/restore', { token, params: { id: store._id } })
  expect([await shown(), await contradictions()]).toEqual([
    { average: 4, count: 1, stars: [0, 0, 0, 1, 0] },
    [],
  ])
})

test.each(sampleOf([1, 2, 3], 3))(
  'after anything that happens, the stars are those of the reviews (%i)',
  async (seed) => {
    const random = randomFrom(seed)
    const below = (end: number) => Math.floor(random() * end)
    const ids = [await send(1), await sendApproved(5)]
    const acts: ((id: string) => Promise<unknown>)[] = [
      async () => ids.push(await send(1 + below(5))),
      (id) => approveReview(id, { by: staff }, now),
      (id) => rate(id, 1 + below(5)),
      (id) => rejectReview(id, { reason: 'spam', by: staff }, now),
      (id) => unapproveReview(id, { by: staff }, now),
      (id) => deleteReview(id, undefined, now),
      () => callApi('DELETE /stores/by-id/{id}', { token, params: { id: store._id } }),
      () => callApi('POST /stores/by-id/{id}/restore', { token, params: { id: store._id } }),
    ]
    for (let round = 0; round < 12; round++) {
      const chosen = Array.from({ length: 3 }, () => acts[below(acts.length)]!(ids[below(ids.length)]!))
      // What is refused, because something is gone by then, changes nothing either.
      await Promise.allSettled(chosen)
      expect(await contradictions()).toEqual([])
    }
  },
)
