// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSession, useSession } from '../../lib/session'
import { SessionGuard } from './session-guard'

const user = { _id: 'u1', name: 'Ada', email: 'ada@example.com', role: 'admin' as const }

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  useSession.setState({ user: null, token: null, verified: false })
})
afterEach(() => vi.useRealTimers())

function SignIn() {
  return <p>sign in, then {String(useLocation().state?.from)}</p>
}

function enter() {
  render(
    <MemoryRouter initialEntries={['/admin/stores']}>
      <Routes>
        <Route path="/login" element={<SignIn />} />
        <Route
          path="/admin/*"
          element={
            <SessionGuard>
              <p>for staff</p>
            </SessionGuard>
          }
        />
      </Routes>
    </MemoryRouter>,
  )
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('it loads for 100 ms, then lets staff in', async () => {
  keepSession({ user, token: 't1' })
  enter()
  await pass(99)
  expect(screen.getByRole('status')).toHaveTextContent('Loading...')
  await pass(1)
  expect(screen.getByText('for staff')).toBeVisible()
})

test.each([
  ['nobody is signed in', { user: null, token: null }],
  ['the token is missing', { user, token: null }],
  ['the user is missing', { user: null, token: 't1' }],
])('it leads to the sign-in page, and back, when %s', async (_, session) => {
  useSession.setState(session)
  enter()
  await pass(100)
  expect(screen.getByText('sign in, then /admin/stores')).toBeVisible()
})

test('signing out leads to the sign-in page at once', async () => {
  keepSession({ user, token: 't1' })
  enter()
  await pass(100)
  await act(async () => useSession.setState({ user: null, token: null, verified: true }))
  expect(screen.getByText('sign in, then /admin/stores')).toBeVisible()
})
