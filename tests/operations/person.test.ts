import { beforeAll, expect, test } from 'vitest'
import { createMessage } from '#functions/data/message'
import { createReview } from '#functions/data/review'
import { createStore } from '#functions/data/store'
import { erasePerson, findPerson } from '#infra/operations/person-data'
import { useEmptyTable } from '../support/api'
import { at, reviewForm, storeForm } from '../support/content'
import { contradictions } from '../support/integrity'

const now = at('01T10:00:00')
const person = { email: 'ada@example.com', name: 'Ada Example' }

beforeAll(async () => {
  await useEmptyTable()
  const store = await createStore(storeForm({ name: 'Zephyr' }), { logo: '/logo.webp' }, now)
  for (const reviewerName of ['ada example', 'Rosa']) {
    const extras = { approved: true, profilePicture: null }
    await createReview(reviewForm({ storeId: store._id, reviewerName }), extras, now)
  }
  for (const email of ['Ada@example.com', 'rosa@example.com']) {
    await createMessage({ fullName: 'Someone', email, phone: '', message: 'Hello.' }, now)
  }
})

test('finds what someone has sent, however they wrote their name', async () => {
  const { messages, reviews } = await findPerson(person)
  expect(messages.map(({ email }) => email)).toEqual(['Ada@example.com'])
  expect(reviews.map(({ reviewerName }) => reviewerName)).toEqual(['ada example'])
})

test('nobody is found by nothing', async () => {
  expect(await findPerson({})).toEqual({ messages: [], reviews: [] })
})

test('erases what was found and leaves what others have sent', async () => {
  await erasePerson(await findPerson(person), now)
  expect(await findPerson(person)).toEqual({ messages: [], reviews: [] })
  const rosa = await findPerson({ email: 'rosa@example.com', name: 'Rosa' })
  expect([rosa.messages.length, rosa.reviews.length]).toEqual([1, 1])
  expect(await contradictions()).toEqual([])
})
