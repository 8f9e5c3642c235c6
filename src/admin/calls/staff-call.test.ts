// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { routeKeys } from '#domain/api/api'
import { exampleAnswer } from '../../../tests/support/valid-request'
import { cancelWaitingCalls, keepSession, useSession } from '../session/session'
import { callAsStaff } from './staff-call'
import { forgetUnsavedWork, hasUnsavedWork, markUnsavedWork } from '../components/form/unsaved-work'

const user = { _id: 'u1', name: 'Ada', email: 'ada@example.com', role: 'admin' as const }
const fetching = vi.fn<typeof fetch>()
const refused = () => Response.json({ message: 'Please sign in.' }, { status: 401 })
const deleted = () => new Response(null, { status: 204 })

beforeEach(() => {
  localStorage.clear()
  forgetUnsavedWork()
  keepSession({ user, token: 't1' })
  fetching.mockReset()
  vi.stubGlobal('fetch', fetching)
})

const deleteMessage = () => callAsStaff('DELETE /messages/{id}', { params: { id: 'm1' } })
const readStats = () => callAsStaff('GET /stats')

const called = () => fetching.mock.calls.map(([url]) => url)

test.each([
  ['our API', refused],
  ['API Gateway', () => Response.json({ message: 'Unauthorized' }, { status: 401 })],
  ['API Gateway without a word', () => new Response(null, { status: 401 })],
])('a token that %s refuses is renewed, and the call repeated', async (_, refusal) => {
  fetching
    .mockResolvedValueOnce(refusal())
    .mockResolvedValueOnce(Response.json({ user, token: 't2' }))
    .mockResolvedValueOnce(deleted())
  await deleteMessage()
  expect(called()).toEqual(['/api/messages/m1', '/api/users/refresh', '/api/messages/m1'])
})

/** Without an answer, as behind a cut connection, or with one that says nothing of the outcome. */
const lost = [
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['one of a gateway', async () => new Response(null, { status: 504 })],
] as const

const deletions = routeKeys.filter((key) => key.startsWith('DELETE '))

test.each(deletions.flatMap((key) => lost.map(([what, answer]) => [key, what, answer] as const)))(
  '%s: repeated after %s, it has succeeded if there is nothing any more',
  async (key, _, answer) => {
    const missing = async () => Response.json({ error: 'not_found' }, { status: 404 })
    const remove = (version?: number) => callAsStaff(key, { params: { id: 'lost' }, version })
    fetching.mockImplementationOnce(answer).mockImplementation(missing)
    expect(await remove(1)).toBeUndefined()
    // A browser repeats a call itself if its connection was used before.
    expect(await remove()).toBeUndefined()
    expect(fetching).toHaveBeenCalledTimes(3)
    fetching.mockImplementation(async () => Response.json({ error: 'version_mismatch' }, { status: 412 }))
    await expect(remove(1)).rejects.toMatchObject({ status: 412 })
  },
)

test('a change without a version is repeated once after a lost answer, one with a version is not', async () => {
  const withdraw = (version?: number) =>
    callAsStaff('PUT /coupons/{id}', { params: { id: 'c1' }, body: { withdrawn: true }, version })
  const coupon = exampleAnswer('PUT /coupons/{id}')
  fetching
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(Response.json(coupon))
  await withdraw()
  expect(fetching).toHaveBeenCalledTimes(2)
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(withdraw(1)).rejects.toThrow('Failed to fetch')
  expect(fetching).toHaveBeenCalledTimes(3)
  // A store that is back already is restored.
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(Response.json({}))
  await callAsStaff('POST /stores/by-id/{id}/restore', { params: { id: 's1' } }).catch(() => undefined)
  expect(fetching).toHaveBeenCalledTimes(5)
})

test('a read fails when the session ends', async () => {
  fetching.mockImplementation(async () => refused())
  await expect(readStats()).rejects.toMatchObject({ status: 401 })
  expect(useSession.getState().token).toBeNull()
})

test.each<[string, () => Promise<unknown>, () => unknown]>([
  ['a change', deleteMessage, () => undefined],
  ['a read beside unsaved work', readStats, markUnsavedWork],
])('%s waits until its user has signed in again', async (_, call, before) => {
  before()
  fetching.mockImplementation(async () => refused())
  const answer = call()
  await vi.waitFor(() => expect(useSession.getState().token).toBeNull())
  expect(hasUnsavedWork()).toBe(true)

  const stats = { stores: 1, reviews: 2, blogs: 3 }
  fetching.mockImplementation(async () => Response.json(stats))
  keepSession({ user, token: 't3' })
  expect(await answer).toEqual(stats)
})

test('a waiting change fails when its user leaves', async () => {
  fetching.mockImplementation(async () => refused())
  const answer = deleteMessage()
  await vi.waitFor(() => expect(useSession.getState().token).toBeNull())
  await vi.waitFor(() => {
    cancelWaitingCalls()
    return expect(answer).rejects.toMatchObject({ status: 401 })
  })
  expect(hasUnsavedWork()).toBe(false)
})

test('a change fails if the session cannot be checked, and the session stays', async () => {
  fetching.mockResolvedValueOnce(refused()).mockRejectedValueOnce(new TypeError('network'))
  await expect(deleteMessage()).rejects.toMatchObject({ status: 401 })
  expect(useSession.getState().token).toBe('t1')
})
