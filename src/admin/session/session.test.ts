// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import {
  followOtherTabs,
  cancelWaitingCalls,
  keepSession,
  renewSession,
  signOut,
  waitForSignIn,
  useSession,
} from './session'

const user = { _id: 'u1', name: 'Ada', email: 'ada@example.com', role: 'admin' as const }
const answers = vi.fn<typeof fetch>()

beforeEach(() => {
  localStorage.clear()
  useSession.setState({ user: null, token: null, verified: false })
  answers.mockReset()
  vi.stubGlobal('fetch', answers)
})

test('a session is stored under its fixed keys', () => {
  keepSession({ user, token: 't1' })
  expect(localStorage.getItem('token')).toBe('t1')
  expect(JSON.parse(localStorage.getItem('user-storage')!)).toMatchObject({
    state: { user, token: 't1', verified: true },
  })
})

test.each(['', undefined])('a session with %j as its token is refused, and nothing is stored', (token) => {
  expect(() => keepSession({ user, token } as never)).toThrow('The session has no user or no token.')
  expect([localStorage.getItem('token'), useSession.getState().user]).toEqual([null, null])
})

test('signing out removes user and token, sets verified, and tells the server', async () => {
  answers.mockResolvedValue(new Response(null, { status: 204 }))
  keepSession({ user, token: 't1' })
  await signOut()
  expect(useSession.getState()).toEqual({ user: null, token: null, verified: true })
  expect(localStorage.getItem('token')).toBeNull()
  expect(answers.mock.calls.map(([url, init]) => [url, init?.headers])).toEqual([
    // So the server knows the session, and refuses its token from then on.
    ['/api/users/logout', { Authorization: 'Bearer t1' }],
  ])
})

test('renewals at the same time make one call', async () => {
  answers.mockResolvedValue(Response.json({ user, token: 't2' }))
  expect(await Promise.all([renewSession(), renewSession()])).toEqual([true, true])
  expect(answers).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem('token')).toBe('t2')
})

test('a renewal by another tab is adopted without another call', async () => {
  keepSession({ user, token: 't1' })
  const renewedElsewhere = { state: { user, token: 't2', verified: true }, version: 0 }
  const request = vi.fn(async (_name: string, work: () => Promise<boolean>) => {
    // The other tab had the lock until now.
    localStorage.setItem('token', 't2')
    localStorage.setItem('user-storage', JSON.stringify(renewedElsewhere))
    return work()
  })
  vi.stubGlobal('navigator', { locks: { request } })
  expect(await renewSession()).toBe(true)
  vi.unstubAllGlobals()
  expect(answers).not.toHaveBeenCalled()
  expect(useSession.getState().token).toBe('t2')
})

test('a refused renewal signs out', async () => {
  answers.mockResolvedValue(Response.json({ message: 'Please sign in.' }, { status: 401 }))
  keepSession({ user, token: 't1' })
  expect(await renewSession()).toBe(false)
  expect(useSession.getState()).toEqual({ user: null, token: null, verified: true })
})

test('a renewal without an answer keeps the session for another attempt', async () => {
  answers.mockRejectedValue(new TypeError('network'))
  keepSession({ user, token: 't1' })
  expect(await renewSession()).toBe(false)
  expect(useSession.getState().token).toBe('t1')
})

test('signing out in another tab signs out here', () => {
  keepSession({ user, token: 't1' })
  const stop = followOtherTabs()
  localStorage.setItem(
    'user-storage',
    JSON.stringify({ state: { user: null, token: null, verified: true }, version: 0 }),
  )
  dispatchEvent(new StorageEvent('storage', { key: 'user-storage' }))
  expect(useSession.getState()).toEqual({ user: null, token: null, verified: true })
  stop()
})

test('waiting calls continue after a sign-in, and fail without one', async () => {
  const first = waitForSignIn()
  keepSession({ user, token: 't1' })
  expect(await first).toBe(true)

  expect(await waitForSignIn(), 'a session that is still there').toBe(false)

  useSession.setState({ user: null, token: null })
  const second = waitForSignIn()
  cancelWaitingCalls()
  expect(await second).toBe(false)
})

test('where storage is blocked, a session does not fail, and nothing can be kept', async () => {
  const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  vi.resetModules()
  const [session, { canStore }] = await Promise.all([import('./session'), import('#lib/browser-storage')])
  session.keepSession({ user, token: 't1' })
  expect(session.useSession.getState().token).toBe('t1')
  expect(canStore()).toBe(false)
  answers.mockResolvedValue(new Response(null, { status: 204 }))
  await session.signOut()
  expect(session.useSession.getState().token).toBeNull()
  blocked.mockRestore()
  expect(canStore()).toBe(true)
})
