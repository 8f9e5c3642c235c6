import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { endpointOf, type RouteKey } from '#domain/api/api'
import { takesIdempotencyKey } from '#domain/api/endpoint'
import { storeItems } from '#functions/store/store'
import { newDeletion } from '#functions/store/deletion/deletion'
import { imageKey } from '#functions/images/image-uses'
import { localCode } from '#local/mailed-code'
import { type Item, cleanUpKeys } from '#table/keys'
import type { Usage } from '#table/meter'
import { dueItems } from '../features/load'
import { preparedRequests } from '../features/requests'
import { callApi, sentBack, useEmptyTable } from '../support/api'
import { writeItems } from '../support/bulk-write'
import { operationOf, problemsOf } from '../support/conformance'
import { storeForm } from '../support/content'
import type { RequestParts } from '../support/event'
import { sampleOf } from '../support/sample'
import { contentFor, describedRoutes, groupsOf, sharedContent } from '../support/create-content'
import { addSecondStep } from '../support/second-step'
import { createAccount } from '../support/api-accounts'
import { staffToken } from '../support/tokens'
import { codeAt } from '../support/totp'
import { isSpecial, type CreatedIds, textFieldsOf, validRequests } from '../support/valid-request'

let token: string
let created: CreatedIds

beforeAll(useEmptyTable)
beforeEach(async () => {
  // A new token for each test, because signing out ends it.
  token = await staffToken()
})

const password = 'Passw0rd!'

/** Requests that the schemas do not describe: with an account, its session, its codes, a review's picture. */
const coreRequests: Partial<Record<RouteKey, () => Promise<RequestParts>>> = {
  'GET /reviews/{id}/picture': async () => ({ params: { id: await pendingReview() } }),
  'POST /users/login': async () => ({ json: await createAccount() }),
  'POST /users/refresh': async () => {
    return { cookies: sentBack(await callApi('POST /users/login', { json: await createAccount() })) }
  },
  'POST /users/reset-password': async () => {
    const { email } = await createAccount()
    await callApi('POST /users/forgotten-password', { json: { email } })
    return { json: { email, code: localCode, password: 'N3w-passw0rd!' } }
  },
  'POST /users/password': async () => ({
    token: await ownToken(await createAccount()),
    json: { password, newPassword: 'N3w-passw0rd!' },
  }),
  'POST /users/second-step': async () => ({
    token: await ownToken(await createAccount()),
    json: { password },
  }),
  'POST /users/second-step/on': async () => {
    const own = await ownToken(await createAccount())
    const { body } = await callApi('POST /users/second-step', { token: own, json: { password } })
    return { token: own, json: { password, code: codeAt(body.key, new Date()) } }
  },
  'POST /users/second-step/off': async () => {
    const account = await createAccount()
    const code = codeAt(await addSecondStep(account), new Date())
    return { token: await ownToken({ ...account, code }), json: { password, code } }
  },
}

async function ownToken(json: object): Promise<string> {
  return (await callApi('POST /users/login', { json })).body.token
}

async function requestsOf(key: RouteKey): Promise<RequestParts[]> {
  const own = (await coreRequests[key]?.()) ?? (await preparedRequests[key]?.(callApi, created, token))
  return own ? [own] : validRequests(key, created)
}

async function pendingReview(): Promise<string> {
  const form = validRequests('POST /reviews/create', created).find((request) => request.form)?.form
  form?.set('approved', 'false')
  return (await callApi('POST /reviews/create', { token, ...(form && { form }) })).body._id
}

function logged() {
  vi.stubEnv('LOG_LEVEL', 'info')
  return vi.spyOn(console, 'log').mockClear().mockReturnValue()
}

/** All texts of a request that a user has typed or that prove who they are. */
function secretsIn({ json, form, token: own, cookies = [] }: RequestParts): string[] {
  const texts: string[] = []
  JSON.stringify(json ?? {}, (_, value: unknown) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  for (const value of form?.values() ?? []) if (typeof value === 'string') texts.push(value)
  return [...texts, own ?? '', ...cookies, '@example.com', 'Bearer'].filter((text) => text.length > 6)
}

test.each(describedRoutes)(
  '%s answers a valid request as described, and logs one line without its content',
  async (key) => {
    created = await contentFor(key, token)
    const known = new Set(Object.values(created).map(({ _id }) => _id))
    for (const request of await requestsOf(key)) {
      const log = logged()
      const answer = await callApi(key, { token, ...request })
      const [success] = Object.keys(operationOf(key).responses)
      expect([problemsOf(key, answer), String(answer.status)]).toEqual([[], success])
      const lines = log.mock.calls.map(([line]) => String(line))
      expect(lines.map((line) => (JSON.parse(line) as { routeKey: string }).routeKey)).toEqual([key])
      const secrets = secretsIn({ token, ...request }).filter((text) => !known.has(text))
      expect(secrets.filter((text) => lines[0]?.includes(text))).toEqual([])
      vi.unstubAllEnvs()
    }
  },
)

// All take the key by the same code.
const createdOnce = describedRoutes.filter((key) => takesIdempotencyKey(endpointOf(key)))

describe.each(sampleOf(createdOnce, 3))('%s with an Idempotency-Key', (key) => {
  const sent = async () => {
    created = await sharedContent(groupsOf(key), token)
    const [request = {}] = await requestsOf(key)
    const headers = { 'idempotency-key': randomUUID() }
    return { send: (parts: RequestParts = request) => callApi(key, { ...parts, token, headers }), request }
  }

  test('creates one thing, and answers with it again', async () => {
    const { send } = await sent()
    const [first, again] = [await send(), await send()]
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
  })

  test('creates one thing when it is sent twice at once', async () => {
    const { send } = await sent()
    const [one, other] = await Promise.all([send(), send()])
    expect([one.status, other.status, other.body]).toEqual([201, 201, one.body])
  })

  test('is refused with another body, and for the key of a refused request it is not', async () => {
    const { send, request } = await sent()
    const refused = await send(request.form ? { form: new FormData() } : { json: {} })
    const first = await send()
    const misused = await send(withAnotherText(key, request))
    expect([refused.status, first.status, misused.status]).toEqual([400, 201, 400])
    expect(misused.body).toMatchObject({
      message: 'It was saved already, as it was sent first. Please change that instead.',
      fields: { 'Idempotency-Key': 'It was sent with another request before.' },
    })
  })
})

/** Another text in the first field that takes any. */
function withAnotherText(key: RouteKey, { json, form }: RequestParts): RequestParts {
  const names = [...textFieldsOf(key).keys()]
  const name = names.find((each) => !isSpecial(each)) ?? names[0]
  if (name === undefined) throw new Error(`${key} takes no text.`)
  if (!form) return { json: { ...(json as object), [name]: 'Another' } }
  const other = new FormData()
  for (const [each, value] of form) if (each !== name) other.append(each, value)
  other.append(name, 'Another')
  return { form: other }
}

test('a write of staff costs the same, however much others have left to do', async () => {
  await useEmptyTable()
  const quiet = await requestsToDatabase()
  await writeItems(leftToDo(100))
  expect(await requestsToDatabase()).toEqual(quiet)
}, 240_000)

async function requestsToDatabase(): Promise<Record<string, number[]>> {
  const costs: Record<string, number[]> = {}
  const writes = describedRoutes.filter((each) => isForStaff(each) && !each.startsWith('GET '))
  for (const key of sampleOf(writes, 16)) {
    created = await contentFor(key, token)
    costs[key] = []
    for (const request of await requestsOf(key)) {
      const log = logged()
      await callApi(key, { token, ...request })
      costs[key].push((JSON.parse(String(log.mock.lastCall?.[0])) as Usage).requests)
      log.mockRestore()
      vi.unstubAllEnvs()
    }
  }
  return costs
}

/** So many deletions of stores, images that nothing uses, and what features still have to do. */
function leftToDo(count: number): Item[] {
  const before = new Date(Date.now() - 60_000)
  return Array.from({ length: count }, (_, at) => {
    const [store] = storeItems(storeForm({ name: `Gone ${at}` }), { logo: '/media/x.png' }, before)
    const unused = { ...imageKey(`${at}.png`), ...cleanUpKeys(before), uses: 0 }
    return [...dueItems.flatMap((make) => make(store, before)), newDeletion(store, before), unused]
  }).flat()
}

function isForStaff(key: RouteKey): boolean {
  return endpointOf(key).access !== 'anyone'
}
