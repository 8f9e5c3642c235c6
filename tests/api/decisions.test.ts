import { expect, test } from 'vitest'
import { interleaved } from '../races/interleave'
import { callApi, readPages } from '../support/api'
import { contradictions } from '../support/integrity'
import { allItems } from '../support/table-items'
import { store, token, useOneStore } from '../support/one-store'

type DecisionRoute = `PATCH /reviews/by-id/{id}/${'approve' | 'reject' | 'unapprove'}`

useOneStore({ role: 'admin' })

const form = () => ({ reviewerName: 'Rosa', text: 'Late.', rating: 2, storeId: store._id })
const send = async (rating = 2) =>
  (await callApi('POST /reviews/create', { json: { ...form(), rating } })).body._id as string
const approve = (id: string) => callApi('PATCH /reviews/by-id/{id}/approve', { token, params: { id } })
const unapprove = (id: string) => callApi('PATCH /reviews/by-id/{id}/unapprove', { token, params: { id } })
const reject = (id: string, json: unknown = { reason: 'spam' }) =>
  callApi('PATCH /reviews/by-id/{id}/reject', { token, params: { id }, json })
const remove = (id: string) => callApi('DELETE /reviews/{id}', { token, params: { id } })
const decisions = async () => (await callApi('GET /decisions', { token })).body
const rates = async () => (await callApi('GET /decisions/rates', { token })).body
const none = [1, 2, 3, 4, 5].map((stars) => ({ stars, approved: 0, rejected: 0, deleted: 0 }))
const ratesWith = (stars: number, counts: object) =>
  none.map((rate) => (rate.stars === stars ? { ...rate, ...counts } : rate))

async function listsOf(id: string) {
  const lists = ['GET /reviews/pending', 'GET /reviews/approved', 'GET /reviews/rejected'] as const
  const found = await Promise.all(lists.map((key) => callApi(key, { token })))
  return lists.filter((_, place) => found[place]!.body.some((each: { _id: string }) => each._id === id))
}

test('a rejected review leaves what visitors see and what waits, with who, when and why', async () => {
  const id = await send()
  await approve(id)
  const { status, body } = await reject(id, { reason: 'personal-data' })
  expect({ status, approved: body.approved, decision: body.decision }).toEqual({
    status: 200,
    approved: false,
    decision: {
      _id: expect.any(String),
      outcome: 'rejected',
      reason: 'personal-data',
      by: expect.any(String),
      at: expect.stringMatching(/Z$/),
    },
  })
  expect(await listsOf(id)).toEqual(['GET /reviews/rejected'])
  expect((await callApi('GET /reviews/{id}', { token, params: { id } })).body.decision).toEqual(body.decision)
  expect(await contradictions()).toEqual([])
})

test.each([undefined, {}, { reason: '' }, { reason: 'too few stars' }, { reason: ['spam'] }])(
  'a rejection needs a reason of the list: %j',
  async (json) => {
    const id = await send()
    const { status, body } = await reject(id, json ?? {})
    expect([status, Object.keys(body.fields)]).toEqual([400, ['reason']])
    expect(await listsOf(id)).toEqual(['GET /reviews/pending'])
  },
)

test('each decision is recorded, the newest first, and outlasts its review', async () => {
  const id = await send(4)
  await approve(id)
  await reject(id, { reason: 'fake' })
  await unapprove(id)
  await remove(id)
  const recorded = await decisions()
  expect(
    recorded.map(({ outcome, reason }: { outcome: string; reason: string }) => [outcome, reason]),
  ).toEqual([
    ['deleted', null],
    ['unapproved', null],
    ['rejected', 'fake'],
    ['approved', null],
  ])
  expect(recorded[0]).toEqual({
    _id: expect.any(String),
    outcome: 'deleted',
    reason: null,
    by: expect.any(String),
    at: expect.any(String),
    reviewId: id,
    storeId: store._id,
    stars: 4,
    source: 'visitor',
    before: null,
    store: { _id: store._id, name: 'Zephyr', slug: 'zephyr', logo: '/media/logo.png' },
    reviewerName: null,
  })
  const pages = await readPages('GET /decisions', { token, query: { limit: '3' } })
  expect(pages.map(({ length }) => length)).toEqual([3, 1])
  const item = (await allItems()).find(({ sk }) => sk === 'DECISION')
  const years = (Number(item?.['expiresAt']) * 1000 - Date.now()) / (365 * 24 * 60 * 60_000)
  expect(Math.round(years)).toBe(3)
  expect(JSON.stringify(item)).not.toContain('Rosa')
})

test('a deletion that is undone is recorded, and the decision before it counts again', async () => {
  const id = await send(4)
  await approve(id)
  await remove(id)
  expect(await rates()).toEqual(ratesWith(4, { deleted: 1 }))
  await callApi('POST /reviews/{id}/restore', { token, params: { id } })
  expect(await rates()).toEqual(ratesWith(4, { approved: 1 }))
  expect((await decisions()).map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'restored',
    'deleted',
    'approved',
  ])
  expect([await listsOf(id), await contradictions()]).toEqual([['GET /reviews/approved'], []])
})

test('a decision on what a colleague has decided or changed meanwhile is refused, a repeated one is not', async () => {
  const id = await send()
  const call = (key: DecisionRoute, ifMatch: string) =>
    callApi(key, {
      token,
      params: { id },
      headers: { 'if-match': ifMatch },
      ...(key.endsWith('/reject') && { json: { reason: 'spam' } }),
    })
  const all: DecisionRoute[] = [
    'PATCH /reviews/by-id/{id}/approve',
    'PATCH /reviews/by-id/{id}/reject',
    'PATCH /reviews/by-id/{id}/unapprove',
  ]
  // Each starts from what the one before has made.
  for (const [place, done] of all.entries()) {
    const seen = `"${(await callApi('GET /reviews/{id}', { token, params: { id } })).body.version}"`
    expect((await call(done, seen)).status).toBe(200)
    for (const other of all) {
      const { status, body } = await call(other, seen)
      expect([done, other, status, body.error]).toEqual([
        done,
        other,
        ...(other === done ? [200, undefined] : [412, 'changed']),
      ])
    }
    expect(await decisions()).toHaveLength(place + 1)
  }
})

test('the same decision twice, even at once, is one', async () => {
  const id = await send()
  await interleaved(() => reject(id), { meanwhile: () => reject(id, { reason: 'fake' }) })
  expect((await decisions()).map(({ reason }: { reason: string }) => reason)).toEqual(['fake'])
  expect(await rates()).toEqual(ratesWith(2, { rejected: 1 }))
})

test('the rates count what became of reviews by their stars, without what was taken back', async () => {
  const [one, two, three] = [await send(1), await send(1), await send(5)]
  await approve(one)
  await reject(two)
  await approve(three)
  expect(await rates()).toEqual(
    none.map((rate) => ({ ...rate, ...{ 1: { approved: 1, rejected: 1 }, 5: { approved: 1 } }[rate.stars] })),
  )
  // Undone, and decided otherwise.
  await unapprove(two)
  await approve(two)
  // Later stars do not move what was decided about the earlier ones.
  await put(three, { rating: 1 })
  await unapprove(three)
  expect(await rates()).toEqual(ratesWith(1, { approved: 2 }))
  await remove(one)
  expect(await rates()).toEqual(ratesWith(1, { approved: 1, deleted: 1 }))
})

const put = (id: string, json: object) => callApi('PUT /reviews/{id}', { token, params: { id }, json })

test('what staff change of a visitor’s review is recorded and marked, and can be put back', async () => {
  const id = await send(1)
  await approve(id)
  const { body } = await put(id, { rating: 5, text: 'On time.', source: 'invited' })
  expect([body.editedAt, body.decision.outcome]).toEqual([expect.stringMatching(/Z$/), 'approved'])
  const edited = {
    _id: expect.any(String),
    outcome: 'edited',
    reason: null,
    by: expect.any(String),
    at: body.editedAt,
    reviewId: id,
    storeId: store._id,
    stars: 5,
    source: 'invited',
    before: { changed: ['rating', 'text', 'source'], stars: 1, source: 'visitor', text: 'Late.' },
    store: expect.objectContaining({ name: 'Zephyr', slug: 'zephyr' }),
    reviewerName: 'Rosa',
  }
  expect((await decisions())[0]).toEqual(edited)
  const [shown] = (await callApi('GET /reviews/approved')).body
  expect(shown.editedAt).toBe(body.editedAt)
  await put(id, { source: 'visitor' })
  const [back] = await decisions()
  expect(back).toMatchObject({
    source: 'visitor',
    before: { changed: ['source'], stars: 5, source: 'invited', text: null },
  })
  // Neither a change of nothing nor an answer of the shop is an edit.
  await put(id, { source: 'visitor', rating: 5, answer: 'Thanks.' })
  expect((await decisions()).length).toBe(3)
  expect(await contradictions()).toEqual([])
})

test('another source alone is recorded, but not marked', async () => {
  const id = await send()
  expect((await put(id, { source: 'rewarded' })).body.editedAt).toBeNull()
  expect((await decisions())[0].before.changed).toEqual(['source'])
})

test('former words are kept with the review: the author’s own, and the last ones', async () => {
  const id = await send()
  for (let turn = 1; turn <= 7; turn++) await put(id, { text: `Words ${turn}` })
  const texts = (await decisions()).map(({ before }: { before: { text: string } }) => before.text)
  expect(texts).toEqual(['Words 6', 'Words 5', 'Words 4', 'Words 3', null, null, 'Late.'])
  await remove(id)
  const lasting = (await allItems()).filter(({ sk }) => sk !== 'BIN')
  expect(JSON.stringify(lasting)).not.toContain('Late.')
  expect((await decisions())[1].before).toMatchObject({ changed: ['text'], text: null })
})

test('an editorial review stays editorial, and what a visitor has sent never becomes one', async () => {
  const id = await send()
  expect((await put(id, { source: 'invited' })).body.source).toBe('invited')
  const refused = await put(id, { source: 'editorial' })
  const { body: own } = await callApi('POST /reviews/create', { token, json: form() })
  const back = await put(own._id, { source: 'visitor' })
  expect([refused, back].map(({ status, body }) => [status, body.fields])).toEqual([
    [400, { source: 'What a visitor has sent cannot become an editorial review.' }],
    [400, { source: 'An editorial review stays editorial.' }],
  ])
})

test('what staff change of their own review is not recorded', async () => {
  const { body } = await callApi('POST /reviews/create', { token, json: form() })
  expect((await put(body._id, { rating: 5, text: 'Fine.' })).body.editedAt).toBeNull()
  expect(await decisions()).toEqual([])
})

test('what staff have written is not in the rates', async () => {
  const { body } = await callApi('POST /reviews/create', { token, json: form() })
  await approve(body._id)
  await remove(body._id)
  expect(await rates()).toEqual(none)
})
