import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { beforeEach, expect, test, vi } from 'vitest'
import { type RouteKey, endpointOf, routeKeys } from '#domain/api/api'
import { AppError } from '#domain/http/errors'
import { sessionDays, tokenMinutes } from '#domain/user/session'
import { rememberRole } from '#functions/user/role-change'
import { isSignedOut, rememberSignOut, signOutEverywhere } from '#functions/accounts/sign-out'
import { revocationOf } from '#functions/accounts/token-state'
import type { Request } from '#functions/http/call'
import { replyIfAuthorized } from '#functions/http/reply-if-authorized'
import { tableName } from '#table/client'
import { useEmptyTable } from '../support/api'
import { allItems } from '../support/table-items'

const now = new Date('2026-05-31T12:00:00.250Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const seconds = Math.floor(now.getTime() / 1000)

const token = { id: 'ada', session: 'one', signedInAt: seconds - 60, role: 'manager' } as const
const caller = { ...token, email: 'ada@example.com' }

beforeEach(useEmptyTable)

test('a token is valid while nothing is stored about its user', async () => {
  await rememberRole('grace', 'user', now)
  await rememberSignOut('another', now)
  expect(await revocationOf(token, now)).toBeNull()
})

test('what ends tokens and renewals is read as it is now, not from a copy that may be older', async () => {
  const sent = vi.spyOn(DynamoDBDocumentClient.prototype, 'send')
  await revocationOf(token, now)
  await isSignedOut(token, now)
  const [inputs, keys] = [sent.mock.calls.map(([{ input }]) => input), { Keys: expect.anything() }]
  const request = { ...keys, ConsistentRead: true }
  expect(inputs).toEqual([1, 2].map(() => ({ RequestItems: { [tableName()]: request } })))
})

test('a changed role ends the tokens of the old one, for as long as there can be any', async () => {
  await rememberRole('ada', 'user', now)
  const expiry = (tokenMinutes + 1) * 60
  expect(await revocationOf({ ...token, role: 'user' }, now)).toBeNull()
  expect(await revocationOf(token, now)).toBe('role')
  expect(await revocationOf(token, after(expiry))).toBe('role')
  expect(await revocationOf(token, after(expiry + 1))).toBeNull()
  expect(await allItems()).toEqual([
    expect.objectContaining({ role: 'user', expiresAt: seconds + 1 + expiry }),
  ])
})

test('a sign-out stays stored for as long as its session could be renewed', async () => {
  await rememberSignOut('one', now)
  expect(await revocationOf(token, after(sessionDays * 86_400))).toBe('session')
  expect(await revocationOf({ ...token, session: 'two' }, now)).toBeNull()
  expect([await isSignedOut(token, now), await isSignedOut({ ...token, session: 'two' }, now)]).toEqual([
    true,
    false,
  ])
  expect(await allItems()).toEqual([expect.objectContaining({ expiresAt: seconds + sessionDays * 86_400 })])
})

test('a sign-out everywhere stays stored as long, and lasts until later sign-ins are valid', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  const started = performance.now()
  // The user is none of Cognito's.
  await expect(signOutEverywhere('ada')).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  expect(performance.now() - started).toBeGreaterThan(700)
  vi.useRealTimers()
  expect(await revocationOf({ ...token, signedInAt: seconds }, now)).toBe('session')
  expect(await revocationOf({ ...token, signedInAt: seconds + 1 }, now)).toBeNull()
  expect(await allItems()).toEqual([
    expect.objectContaining({ signedOutAt: seconds, expiresAt: seconds + sessionDays * 86_400 }),
  ])
})

/** What happens to a call: who makes it, if its function runs, and the message if its answer is not sent. */
async function reply(key: RouteKey) {
  const respond = vi.fn(async ({ caller: by, now: time }: Request) => ({
    status: 200,
    body: time === now && (by?.email ?? 'a visitor'),
    headers: {},
    cookies: [],
  }))
  const request = { caller, now } as Request
  const answer = await replyIfAuthorized(key, endpointOf(key), request, respond).then(
    ({ body }) => body,
    (error: Error) => error.message,
  )
  return { answer, isDone: respond.mock.calls.length > 0 }
}

const ended = {
  'a session that has ended': {
    end: () => rememberSignOut('one', now),
    message: 'Your session has ended. Please sign in again.',
  },
  'a role that has changed': {
    end: () => rememberRole('ada', 'user', now),
    message: 'Your account has changed. Please sign in again.',
  },
}

test.each(Object.entries(ended))(
  'of %s nothing is written, and no answer is sent',
  async (_, { end, message }) => {
    await end()
    expect(await reply('POST /categories')).toEqual({ answer: message, isDone: false })
    expect((await reply('GET /stats')).answer).toBe(message)
  },
)

const notFound = () => Promise.reject(new AppError('not_found', 'There is no such thing.'))

test.each(Object.entries(ended))(
  'with %s staff sign in again, also where a visitor would find nothing',
  async (_, { end }) => {
    await end()
    const reads = routeKeys.filter((key) => {
      const { access, staffSeeMore = false } = endpointOf(key)
      return key.startsWith('GET ') && (staffSeeMore || access !== 'anyone')
    })
    for (const key of reads) {
      const answer = replyIfAuthorized(key, endpointOf(key), { caller, now } as Request, notFound)
      await expect(answer, key).rejects.toMatchObject({ code: 'unauthorized' })
    }
  },
)

test.each(Object.entries(ended))('with %s a visitor writes as a visitor', async (_, { end }) => {
  await end()
  expect(await reply('POST /messages')).toEqual({ answer: 'a visitor', isDone: true })
  expect(await reply('GET /stores')).toEqual({ answer: 'a visitor', isDone: true })
})
