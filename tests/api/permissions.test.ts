import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { staffRoles } from '#domain/user/roles'
import { endpointOf, type RouteKey, routeKeys } from '#domain/api/api'
import { identify } from '#functions/http/identity'
import { callApi, useEmptyTable } from '../support/api'
import { problemsOf } from '../support/conformance'
import { unusedId } from '../support/content'
import { sampleOf } from '../support/sample'
import { staffToken, tokenWith } from '../support/tokens'
import { useEmptyUserPool } from '../support/user-pool'
import { refusal } from '../support/refusal'

beforeAll(async () => {
  await Promise.all([useEmptyTable(), useEmptyUserPool()])
})

const staff = { 'cognito:groups': ['admin'] }
const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

const foreignKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

const badTokens: [string, () => Promise<string | undefined>][] = [
  ['no token', async () => undefined],
  ['rubbish', async () => 'rubbish'],
  ['three parts of rubbish', async () => 'a.b.c'],
  ['an expired token', () => tokenWith({ claims: staff, expires: '1 second ago' })],
  [
    'a token without a signature',
    async () => {
      const [, payload] = (await tokenWith({ claims: staff })).split('.')
      return `${encode({ alg: 'none' })}.${payload}.`
    },
  ],
  ['a token signed by someone else', () => tokenWith({ claims: staff, key: foreignKey })],
  [
    'a token whose payload was changed',
    async () => {
      const [header, , signature] = (await tokenWith()).split('.')
      const [, payload] = (await tokenWith({ claims: staff })).split('.')
      return `${header}.${payload}.${signature}`
    },
  ],
  ['a token of another pool', () => tokenWith({ claims: staff, issuer: 'https://example.com/pool' })],
  ['a token for another site', () => tokenWith({ claims: staff, audience: 'another-site' })],
  ['a token that names no session', () => tokenWith({ claims: { ...staff, origin_jti: undefined } })],
  [
    'a token that does not say when its session began',
    () => tokenWith({ claims: { ...staff, auth_time: undefined } }),
  ],
  ['an access token', () => tokenWith({ claims: { ...staff, token_use: 'access' } })],
]

const keys = routeKeys
const kept = keys.filter((key) => endpointOf(key).access !== 'anyone')
const open = keys.filter((key) => endpointOf(key).access === 'anyone')

/** A request that finds and changes nothing, for any caller. */
const request = { params: { id: unusedId, storeId: unusedId, slug: 'nothing', term: 'nothing' } }

const callWith = (key: RouteKey, token?: string) =>
  callApi(key, { ...request, ...(token !== undefined && { token }) })

const notSignedIn = {
  status: 401,
  body: refusal(401, 'unauthorized', 'Please sign in.'),
  challenge: 'Bearer',
}

const notAllowed = {
  status: 403,
  body: refusal(403, 'forbidden', 'Your account is not allowed to do this.'),
}

/** The statuses for an allowed caller: success, no such item, or a missing body. */
const allowedStatuses = [200, 204, 400, 404, 415]

test.each(badTokens)('%s is not enough for what is for staff', async (_, token) => {
  const { status, body, headers } = await callWith('GET /stats', await token())
  expect({ status, body, challenge: headers['www-authenticate'] }).toEqual(notSignedIn)
  expect((await callWith('GET /stores', await token())).status).toBe(200)
})

test.each(kept)('%s is for staff only, of the roles of its row', async (key) => {
  for (const [, token] of sampleOf(badTokens, 12, kept.indexOf(key))) {
    const { status, body, headers } = await callWith(key, await token())
    expect({ status, body, challenge: headers['www-authenticate'] }).toEqual(notSignedIn)
  }
  const groups = [undefined, ['visitors'], 'admin']
  for (const group of sampleOf(groups, 3, kept.indexOf(key))) {
    const answer = await callWith(key, await tokenWith({ claims: { 'cognito:groups': group } }))
    expect({ status: answer.status, body: answer.body }).toEqual(notAllowed)
    expect(problemsOf(key, answer)).toEqual([])
  }
  for (const role of staffRoles) {
    const { status, body } = await callWith(key, await staffToken(role))
    if (endpointOf(key).access.includes(role)) expect(allowedStatuses).toContain(status)
    else expect({ status, body }).toEqual(notAllowed)
  }
})

test.each(open)('%s is open to anyone, with the same answer whatever their token', async (key) => {
  const { status: expected, body } = await callWith(key)
  // Without its cookie a session has ended, for any caller.
  expect(key === 'POST /users/refresh' ? [401] : allowedStatuses).toContain(expected)
  expect(body?.message).not.toBe('Please sign in.')
  const good = [...staffRoles, 'visitors'].map((group) => () => staffToken(group))
  const all = [...badTokens.map(([, token]) => token), ...good]
  const tokens = sampleOf(all, 4, open.indexOf(key))
  // Staff whose session has ended sign in again where a visitor finds nothing.
  const { staffSeeMore = false } = endpointOf(key)
  for (const token of tokens) {
    const { status } = await callWith(key, await token())
    expect([expected, ...(staffSeeMore && expected === 404 ? [401] : [])]).toContain(status)
  }
})

test('a user in several groups has the highest of their roles', async () => {
  const token = await tokenWith({
    claims: { 'cognito:groups': ['user', 'admin'], origin_jti: 'session-1', auth_time: 1_800_000_000 },
  })
  const caller = await identify(`Bearer ${token}`, { access: ['admin'] })
  expect(caller).toEqual({
    id: expect.any(String),
    email: 'someone@example.com',
    role: 'admin',
    session: 'session-1',
    signedInAt: 1_800_000_000,
  })
})

test.each([
  ['an unknown key', { alg: 'RS256', kid: 'another' }],
  ['a key that is no text', { alg: 'RS256', kid: 7 }],
  ['an extension that we do not know', { alg: 'RS256', kid: 'CognitoLocal', crit: ['x'], x: 1 }],
  ['a malformed extension', { alg: 'RS256', kid: 'CognitoLocal', crit: 'x' }],
  ['a payload without encoding', { alg: 'RS256', kid: 'CognitoLocal', crit: ['b64'], b64: false }],
])('a token whose header names %s is no fault of ours', async (_, header) => {
  const [, ...rest] = (await staffToken()).split('.')
  const forged = `Bearer ${[encode(header), ...rest].join('.')}`
  await expect(identify(forged, { access: ['admin'] })).rejects.toMatchObject({ code: 'unauthorized' })
  expect(await identify(forged, { access: 'anyone' })).toBeNull()
})

test('a token that does not say which of several keys it means is no fault of ours', async () => {
  const issuer = `${process.env.TOKEN_ISSUER}/./.`
  vi.stubEnv('TOKEN_ISSUER', issuer)
  const key = createPublicKey(foreignKey).export({ format: 'jwk' })
  const known = ['one', 'other'].map((kid) => ({ ...key, kid, alg: 'RS256' }))
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ keys: known }))
  const [, ...rest] = (await staffToken()).split('.')
  const unnamed = `Bearer ${[encode({ alg: 'RS256' }), ...rest].join('.')}`
  await expect(identify(unnamed, { access: ['admin'] })).rejects.toMatchObject({ code: 'unauthorized' })
})

test('a claim of a type that the pool does not send is as good as none', async () => {
  const claims = { ...staff, email: ['ada@example.com'], 'cognito:groups': [7, 'user'] }
  const caller = await identify(`Bearer ${await tokenWith({ claims })}`, { access: ['user'] })
  expect(caller).toMatchObject({ email: '', role: 'user' })
})

test("the pool's keys are read once", async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  // The same address in other words, of which nothing is known yet.
  vi.stubEnv('TOKEN_ISSUER', `${process.env.TOKEN_ISSUER}/.`)
  for (let call = 0; call < 3; call++) {
    expect(await identify(`Bearer ${await staffToken()}`, { access: 'anyone' })).not.toBeNull()
  }
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('only the Bearer scheme is a token', async () => {
  const { status } = await callApi('GET /stats', { headers: { authorization: 'Basic YTpi' } })
  expect(status).toBe(401)
})

test("while the pool's keys cannot be read, staff are told to try again, and visitors notice nothing", async () => {
  const unreachable = 'http://127.0.0.1:9/pool'
  vi.stubEnv('TOKEN_ISSUER', unreachable)
  const token = await tokenWith({ claims: staff, issuer: unreachable })
  const [call, read] = [await callApi('GET /stats', { token }), await callApi('GET /stores', { token })]
  expect([call.status, call.body.error, call.headers['retry-after'], read.status]).toEqual([
    503,
    'unavailable',
    '5',
    200,
  ])
})
