// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { withQueries } from '../../../tests/support/with-queries'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSession, signOut, useSession } from './session'
import { SessionGuard } from './session-guard'
import { forgetUnsavedWork, markUnsavedWork } from '../components/form/unsaved-work'

const user = { _id: 'u1', name: 'Ada', email: 'ada@example.com', role: 'admin' as const }

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  useSession.setState({ user: null, token: null, verified: false })
  forgetUnsavedWork()
})
afterEach(() => vi.useRealTimers())

function SignIn() {
  return <p>sign in, then {String(useLocation().state?.from)}</p>
}

function enter() {
  render(
    <MemoryRouter initialEntries={['/admin/stores?q=shoes']}>
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
    { wrapper: withQueries },
  )
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('it shows that it is loading for 100 ms, then lets staff in', async () => {
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
  expect(screen.getByText('sign in, then /admin/stores?q=shoes')).toBeVisible()
})

async function enterSignedIn() {
  keepSession({ user, token: 't1' })
  enter()
  await pass(100)
}

const endSession = () => act(async () => useSession.setState({ user: null, token: null, verified: true }))

async function endWithUnsavedWork() {
  await enterSignedIn()
  act(() => void markUnsavedWork())
  await endSession()
}

test('the end of a session leads to the sign-in page at once, and back', async () => {
  await enterSignedIn()
  await endSession()
  expect(screen.getByText('sign in, then /admin/stores?q=shoes')).toBeVisible()
})

test('after signing out, a user does not return to the former page', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  await enterSignedIn()
  act(() => void markUnsavedWork())
  await act(() => signOut())
  expect(screen.getByText('sign in, then undefined')).toBeVisible()
})

test('with unsaved work the user signs in over the page', async () => {
  await endWithUnsavedWork()
  expect(screen.getByText('for staff')).toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue(user.email)
  expect(screen.getByLabelText('Password')).toHaveFocus()

  await act(async () => keepSession({ user, token: 't2' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the dialog of an ended session says what to do, and cannot be closed', async () => {
  await endWithUnsavedWork()
  const dialog = screen.getByRole('dialog')
  expect(dialog).toHaveAccessibleDescription('Sign in again to go on. Nothing you have typed is lost.')
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  fireEvent.keyDown(dialog, { key: 'Escape' })
  // A browser may send it without a key, such as for the back gesture of a phone.
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
  expect(dialog).toBeVisible()
})

test('a user who discards unsaved work goes to the sign-in page', async () => {
  await endWithUnsavedWork()
  act(() => screen.getByRole('button', { name: 'Leave without saving' }).click())
  expect(screen.getByText('sign in, then /admin/stores?q=shoes')).toBeVisible()
})
