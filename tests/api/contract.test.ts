import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endpointOf, type RouteKey } from '#domain/api/api'
import { purgeDeleted } from '#functions/registry/purge-deleted'
import { type Answer, callApi, readPages, useEmptyTable } from '../support/api'
import { operationOf, problemsOf } from '../support/conformance'
import { unusedId } from '../support/content'
import type { RequestParts } from '../support/event'
import { sampleOf } from '../support/sample'
import { contradictions } from '../support/integrity'
import { contentFor, describedRoutes, createContent } from '../support/create-content'
import { allItems } from '../support/table-items'
import { staffToken } from '../support/tokens'
import { type CreatedIds, requiredFieldsOf, validRequests } from '../support/valid-request'
import { refusal } from '../support/refusal'

// What holds for every entity: its routes are taken from the API, and the requests from its description.

let token: string
/** One item of each group. What a test here refuses leaves it as it was. */
let shared: CreatedIds

beforeAll(async () => {
  await useEmptyTable()
  const creator = await staffToken()
  await createContent(creator)
  shared = await createContent(creator)
})
beforeEach(async () => {
  // A new token for each test, because signing out ends it.
  token = await staffToken()
})

const isWrite = (key: RouteKey) => !key.startsWith('GET ')
function namesIn(key: RouteKey, place: 'path' | 'header'): string[] {
  return operationOf(key).parameters.flatMap((each) => (each.in === place ? [each.name] : []))
}

/** Sends requests to a route one after the other, and expects that they change nothing. */
async function refused(key: RouteKey, requests: RequestParts[]): Promise<Answer[]> {
  const stored = async () => (isWrite(key) ? allItems() : [])
  const before = await stored()
  const answers: Answer[] = []
  for (const request of requests) answers.push(await callApi(key, { token, ...request }))
  // A refused write may leave an upload, which nothing uses.
  if (isWrite(key)) await purgeDeleted(new Date())
  expect([await stored(), answers.flatMap((answer) => problemsOf(key, answer))]).toEqual([before, []])
  return answers
}

const toItems = describedRoutes.filter((key) =>
  namesIn(key, 'path').some((name) => ['id', 'slug', 'storeId'].includes(name)),
)

const notFound = [404, expect.stringMatching(/^There is no such \w+\.$/)]

/** Valid ids, of which users have their own kind, and invalid ones. */
const unknownNames = [unusedId, '00000000-0000-4000-8000-000000000000', 'nothing', '..', 'x'.repeat(3000)]

test.each(toItems)('%s answers 404 for an unknown item', async (key) => {
  const [request] = validRequests(key, shared)
  const unknown = sampleOf(unknownNames, 3, toItems.indexOf(key)).map((name) => ({
    ...request,
    params: Object.fromEntries(namesIn(key, 'path').map((each) => [each, name])),
  }))
  const answers = await refused(key, unknown)
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual(unknown.map(() => notFound))
})

const versioned = describedRoutes.filter((key) => namesIn(key, 'header').includes('If-Match'))

/** What is decided as wanted is not refused, so it is decided otherwise before. */
const opposites: { [Key in RouteKey]?: RouteKey } = {
  'PATCH /reviews/by-id/{id}/approve': 'PATCH /reviews/by-id/{id}/unapprove',
  'PATCH /reviews/by-id/{id}/unapprove': 'PATCH /reviews/by-id/{id}/approve',
}

test.each(versioned)('%s is refused for another version', async (key) => {
  const [request = {}] = validRequests(key, shared)
  const opposite = opposites[key]
  if (opposite) await callApi(opposite, { ...request, token })
  const versions = sampleOf(['"999"', '"0"', 'rubbish', '"1a"'], 2, versioned.indexOf(key))
  const late = versions.map((version) => ({ ...request, headers: { 'if-match': version } }))
  const answers = await refused(key, late)
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
    versions.map(() => ({
      status: 412,
      body: refusal(412, 'changed', 'Someone else has changed this in the meantime. Please load it again.'),
    })),
  )
})

const bodies = describedRoutes.flatMap((key) =>
  Object.keys(operationOf(key).requestBody?.content ?? {}).map((type) => [key, type] as const),
)
const isJson = (type: string) => type === 'application/json'
const ofJson = { 'content-type': 'application/json' }

const noObjects: [body: string, message: string][] = [
  ...['[]', 'null', '"text"', '7'].map((body): [string, string] => [body, 'The body must be a JSON object.']),
  ...['{', ''].map((body): [string, string] => [body, 'The body is not valid JSON.']),
]
const ofJsonBodies = bodies.filter(([, type]) => isJson(type))

// How a body is read is the same for all: `npm test` tries some routes.
test.each(sampleOf(ofJsonBodies, 4))('%s refuses JSON that is no object', async (key) => {
  const [{ params = {} } = {}] = validRequests(key, shared)
  const at = ofJsonBodies.findIndex(([each]) => each === key)
  const sent = sampleOf(noObjects, 3, at)
  const answers = await refused(
    key,
    sent.map(([body]) => ({ params, body, headers: ofJson })),
  )
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
    sent.map(([, message]) => [400, message]),
  )
})

test.each(
  sampleOf(
    bodies.filter(([, type]) => !isJson(type)),
    3,
  ),
)('%s refuses a broken form', async (key) => {
  const [{ params = {} } = {}] = validRequests(key, shared)
  const answers = await refused(key, [
    { params, body: '--x\r\nrubbish', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    { params, body: 'name=Nike', headers: { 'content-type': 'multipart/form-data' } },
  ])
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
    [1, 2].map(() => [400, 'The body is not a valid multipart form.']),
  )
})

const withBody = describedRoutes.filter((key) => operationOf(key).requestBody)

test.each(sampleOf(withBody, 4))('%s refuses other types of bodies, and none at all', async (key) => {
  const types = Object.keys(operationOf(key).requestBody?.content ?? {})
  const [{ params = {} } = {}] = validRequests(key, shared)
  const answers = await refused(key, [
    { params },
    { params, body: 'Hello.', headers: { 'content-type': 'text/plain' } },
  ])
  const message = `The body must be sent as ${types.join(' or ')}.`
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual([1, 2].map(() => [415, message]))
})

test.each(bodies.filter(([key]) => endpointOf(key).status === 201))(
  '%s as %s reports all missing fields at once',
  async (key, type) => {
    const [answer] = await refused(key, [isJson(type) ? { json: {} } : { form: new FormData() }])
    const fields = Object.entries<string>(answer?.body.fields)
    expect([answer?.status, answer?.body.message]).toEqual([400, fields[0]?.[1]])
    expect(fields.map(([name]) => name)).toEqual(expect.arrayContaining(requiredFieldsOf(key, type)))
  },
)

/** A click on what is gone is not counted, and has the usual answer. */
const notTold = new Set<string>(['POST /clicks'])
const referring = bodies.filter(([key]) => !notTold.has(key))

test.each(referring)('%s as %s refuses a reference to nothing', async (key, type) => {
  const requestOf = () =>
    validRequests(key, shared).find(({ json }) => (json !== undefined) === isJson(type)) ?? {}
  const { json, form } = requestOf()
  const sent = form ? [...form.keys()] : Object.keys(Object(json) as object)
  for (const field of sent.filter((name) => /^(storeId|storeIds(\[0\])?|category)$/.test(name))) {
    const request = requestOf()
    request.form?.set(field, unusedId)
    if (json) request.json = { ...json, [field]: field === 'storeIds' ? [unusedId] : unusedId }
    const [answer] = await refused(key, [request])
    const message = expect.stringMatching(/^This (store|category) does not exist\.$/)
    const place = field.startsWith('storeIds') ? 'storeIds.0' : field
    expect([answer?.status, answer?.body.fields]).toEqual([400, { [place]: message }])
  }
})

const lists = describedRoutes.filter((key) => endpointOf(key).paged)
/** functions/table/cursor.test.ts knows the others. */
const ofOtherList = { pk: 'OTHER#1', sk: 'OTHER', listPk: 'OTHER', listSk: '1' }
const foreignCursors = ['rubbish', Buffer.from(JSON.stringify(ofOtherList)).toString('base64url')]

describe.each(lists)('%s', (key) => {
  const parts = () => validRequests(key, shared)[0] ?? {}

  test('comes in pages that are together the whole list', async () => {
    const itemsIn = (pages: unknown[]) =>
      pages.flatMap((body) => (Array.isArray(body) ? body : (body as { stores: unknown[] }).stores))
    const [whole, pages] = [
      await readPages(key, { ...parts(), token }),
      await readPages(key, { ...parts(), token, query: { limit: '1' } }),
    ]
    expect(itemsIn(pages)).toEqual(itemsIn(whole))
    expect(pages.length).toBeGreaterThanOrEqual(itemsIn(whole).length)
  })

  test.each(sampleOf(['that is none'], 3, lists.indexOf(key)))('refuses a limit %s', async () => {
    const limits = sampleOf(['0', '101', '-1', '1.5', 'ten', '', '1e1', '٣'], 4, lists.indexOf(key))
    const answers = await refused(
      key,
      limits.map((limit) => ({ ...parts(), query: { limit } })),
    )
    const fields = { limit: 'limit must be a whole number from 1 to 100.' }
    expect(answers.map(({ status, body }) => [status, body.fields])).toEqual(limits.map(() => [400, fields]))
  })

  test('refuses a cursor of another list', async () => {
    const answers = await refused(
      key,
      foreignCursors.map((cursor) => ({ ...parts(), query: { cursor } })),
    )
    const fields = { cursor: 'The cursor does not belong to this list.' }
    expect(answers.map(({ status, body }) => [status, body.fields])).toEqual(
      foreignCursors.map(() => [400, fields]),
    )
  })
})

const choices = describedRoutes.flatMap((key) =>
  operationOf(key).parameters.flatMap(({ name, in: place, schema }) =>
    place === 'query' && 'enum' in schema ? [[key, name] as const] : [],
  ),
)

test.each(sampleOf(choices, 3))('%s refuses an unknown %s', async (key, name) => {
  const [request = {}] = validRequests(key, shared)
  const [answer] = await refused(key, [{ ...request, query: { ...request.query, [name]: 'nonsense' } }])
  const message = expect.stringMatching(new RegExp(`^${name} must be `))
  expect([answer?.status, answer?.body.fields]).toEqual([400, { [name]: message }])
})

describe.each(versioned)('%s', (key) => {
  const currentVersions = ['"{version}"', 'W/"{version}"', '*', '"999", "{version}"']
  test.each(sampleOf(currentVersions, currentVersions.length, versioned.indexOf(key)))(
    'accepts the current version as %s',
    async (names) => {
      const created = await contentFor(key, token)
      const [request] = validRequests(key, created)
      const headers = { 'if-match': names.replace('{version}', String(itemOf(key, created).version)) }
      const { status, headers: answered, body } = await callApi(key, { ...request, token, headers })
      expect([200, 204]).toContain(status)
      if (status === 200) expect(answered['etag']).toBe(`"${body.version}"`)
    },
  )
})

/** The item that a route is about. A new report does not say its version. */
function itemOf(key: RouteKey, created: CreatedIds) {
  return { version: 1, ...created[operationOf(key).tags[0] ?? ''] }
}

const changes = versioned.filter((key) => key.startsWith('PUT '))

describe.each(changes)('%s', (key) => {
  const prepared = async () => {
    const created = await contentFor(key, token)
    const [{ params = {}, json = {} } = {}] = validRequests(key, created)
    const change = (fields: object) => callApi(key, { token, params, json: fields })
    return { created, change, fields: json as Record<string, unknown> }
  }

  test('keeps what is not sent, and what is sent back as it was read', async () => {
    const { created, change } = await prepared()
    // The answer to a creation has its status too.
    const { statusCode: _, ...item } = itemOf(key, created) as Record<string, unknown>
    const { status, body } = await change({})
    expect({ status, body }).toMatchObject({ status: 200, body: { ...item, version: 2 } })
    expect((await change(body)).body).toEqual({ ...body, version: 3 })
  })

  test.each(sampleOf(['field by field'], 2, changes.indexOf(key)))(
    'makes the same changes %s as all at once',
    async () => {
      const [apart, whole] = [await prepared(), await prepared()]
      const { status, body } = await whole.change(whole.fields)
      expect(status).toBe(200)
      let last = body
      for (const [name, value] of Object.entries(apart.fields))
        last = (await apart.change({ [name]: value })).body
      for (const name of Object.keys(apart.fields).filter((each) => !differing.has(each))) {
        expect([name, last[name]]).toEqual([name, body[name]])
      }
      expect(await contradictions()).toEqual([])
    },
  )
})

/** Fields that are unique, that refer to something else, or that follow from others or the time. */
const differing = new Set(
  'name slug storeId storeIds category coverImagesPath endsPrecision answer'.split(' '),
)

const deletions = describedRoutes.filter((key) => key.startsWith('DELETE '))

test.each(deletions)('%s deletes an item once, also of several at the same time', async (key) => {
  const [request = {}] = validRequests(key, await contentFor(key, token))
  const remove = () => callApi(key, { ...request, token })
  const answers = await Promise.all([remove(), remove(), remove()])
  const statuses = answers.map(({ status }) => status)
  expect(statuses).toContain(204)
  expect(statuses.filter((status) => status !== 204 && status !== 404)).toEqual([])
  const [again] = await refused(key, [request])
  expect([again?.status, again?.body.message]).toEqual(notFound)
  expect(await contradictions()).toEqual([])
})
