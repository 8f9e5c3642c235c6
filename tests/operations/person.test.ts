import { PassThrough } from 'node:stream'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Store } from '#domain/store/store'
import { deleteStore } from '#functions/store/deletion/delete-store'
import { restoreStore } from '#functions/store/deletion/restore-store'
import { createMessage } from '#functions/message/message'
import { createReview, deleteReview } from '#functions/review/review'
import { imageKey } from '#functions/images/image-uses'
import { getItem } from '#table/read'
import { runPerson } from '#operations/person-command'
import { erasePerson, findPerson } from '#operations/person-data'
import { useEmptyTable } from '../support/api'
import { reviewForm } from '../support/content'
import { contradictions } from '../support/integrity'
import { allItems } from '../support/table-items'
import { newStore } from '../support/one-store'

const now = new Date()
const person = { email: 'ada@example.com', name: 'Ada Example' }

let store: Store

beforeEach(async () => {
  await useEmptyTable()
  store = await newStore({ name: 'Zephyr' }, now)
  for (const reviewerName of ['ada  example', 'Rosa']) await reviewAs(reviewerName)
  for (const email of ['Ada@example.com', 'rosa@example.com']) {
    await createMessage({ fullName: 'Someone', email, phone: '', message: 'Hello.' }, now)
  }
})

function reviewAs(reviewerName: string, profilePicture: string | null = null) {
  const extras = { approved: true, profilePicture }
  return createReview(reviewForm({ storeId: store._id, reviewerName }), extras, now)
}

const named = async () => JSON.stringify(await allItems()).match(/ada +example|ada@example\.com/gi)

test('finds what a person has sent, in any spelling of the name', async () => {
  const { messages, reviews } = await findPerson(person)
  expect(messages.map(({ email }) => email)).toEqual(['Ada@example.com'])
  expect(reviews).toEqual([
    {
      _id: expect.any(String),
      store: 'Zephyr',
      hiddenWithStore: false,
      reviewerName: 'ada  example',
      text: 'Good.',
      rating: 4,
      profilePicture: null,
      approved: true,
      createdAt: now.toISOString(),
    },
  ])
})

test('an empty search finds nobody', async () => {
  expect(Object.values(await findPerson({})).flat()).toEqual([])
})

test('deletes what was found, and keeps what others have sent', async () => {
  await erasePerson(await findPerson(person), now)
  expect(Object.values(await findPerson(person)).flat()).toEqual([])
  const rosa = await findPerson({ email: 'rosa@example.com', name: 'Rosa' })
  expect([rosa.messages.length, rosa.reviews.length]).toEqual([1, 1])
  expect([await named(), await contradictions()]).toEqual([null, []])
})

test('items hidden with a deleted store are found, and do not come back after they are deleted', async () => {
  const picture = 'private/ada.webp'
  await reviewAs(person.name, `/${picture}`)
  await deleteStore(store._id, undefined, now)
  const found = await findPerson(person)
  expect(found.reviews).toMatchObject([1, 2].map(() => ({ store: 'Zephyr', hiddenWithStore: true })))
  await erasePerson(found, now)
  expect([await named(), await contradictions()]).toEqual([null, []])
  expect(await getItem(imageKey(picture), { consistent: true })).toMatchObject({ uses: 0 })
  await restoreStore(store._id, now)
  expect((await findPerson({ name: 'Rosa' })).reviews).toMatchObject([{ hiddenWithStore: false }])
  expect([...Object.values(await findPerson(person)).flat(), ...(await contradictions())]).toEqual([])
})

test.each([
  ['deleted', () => deleteStore(store._id, undefined, now)],
  [
    'deleted and restored',
    () => deleteStore(store._id, undefined, now).then(() => restoreStore(store._id, now)),
  ],
  [
    'deleted by itself',
    async () => {
      for (const { _id } of (await findPerson(person)).reviews)
        await deleteReview(_id, undefined, now, 'staff').catch(() => undefined)
    },
  ],
  ['erased already', async () => erasePerson(await findPerson(person), now)],
])('what was found is deleted although it is %s meanwhile', async (_, meanwhile) => {
  const found = await findPerson(person)
  await Promise.all([meanwhile(), erasePerson(found, now)])
  expect([await named(), await contradictions()]).toEqual([null, []])
})

/** Runs a command and answers its question. Without an answer the input is not a terminal. */
async function type(command: string, answer?: string) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  if (answer !== undefined) input.end(`${answer}\n`)
  const printed: string[] = []
  const connect = vi.fn<(environment: string) => Promise<void>>(async () => undefined)
  const terminal = { connect, input: Object.assign(input, { isTTY: answer !== undefined }), output }
  const args = [...command.split(' '), '--env', 'test', '--email', person.email, '--name', person.name]
  const error = await runPerson(args, { ...terminal, print: (text) => printed.push(text) }).then(
    () => undefined,
    ({ message }: Error) => message,
  )
  expect(connect.mock.calls).toEqual([['test']])
  const isErased = (await named()) === null
  return { shown: String(output.read() ?? ''), printed: JSON.parse(printed.join('')), error, isErased }
}

const question = `Erase 1 message and 1 review from test? To do so type ${person.email}: `

test.each([
  ['find', undefined, { shown: '', error: undefined, isErased: false }],
  ['erase --dry-run', undefined, { shown: 'Would erase 1 message and 1 review. Nothing was erased.\n' }],
  ['erase --dry-run --yes', undefined, { error: undefined, isErased: false }],
  [
    'erase',
    undefined,
    { error: 'Nothing was erased: nobody can be asked here. Add --yes.', isErased: false },
  ],
  ['erase', 'y', { shown: question, error: 'Nothing was erased.', isErased: false }],
  ['erase', '', { shown: question, error: 'Nothing was erased.', isErased: false }],
  ['erase', person.email, { shown: `${question}Erased 1 message and 1 review.\n`, isErased: true }],
  ['erase --yes', undefined, { shown: 'Erased 1 message and 1 review.\n', isErased: true }],
])('person %s, answered with %j', async (command, answer, expected) => {
  const found = JSON.parse(JSON.stringify(await findPerson(person)))
  expect(await type(command, answer)).toMatchObject({ ...expected, printed: found })
})

test('asks nothing if nothing is found', async () => {
  await erasePerson(await findPerson(person), now)
  expect(await type('erase', person.email)).toMatchObject({ shown: 'There is nothing to erase.\n' })
})
