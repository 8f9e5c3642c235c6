// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { mockFetch } from '../../../tests/support/render-site'
import { withQueries } from '../../../tests/support/with-queries'
import { useSession } from './session'
import ChangePasswordPage from './change-password-page'
import { ForgottenPasswordPage } from './forgotten-password-page'
import { LoginPage } from './login-page'
import SecondStepPage from './second-step-page'
import { SignInDialog } from './session-guard'

const fetching = mockFetch()
const codeRequired = () =>
  Response.json({ error: 'code_required', message: 'Enter it.', fields: {} }, { status: 403 })
const noAnswer = () => new Promise<Response>(() => undefined)

beforeEach(() => {
  localStorage.clear()
  useSession.setState({ user: null, token: null, verified: false })
})

function open(entry: InitialEntry) {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <LoginPage /> },
      { path: '/login/forgotten-password', element: <ForgottenPasswordPage /> },
      { path: '/admin/password', element: <ChangePasswordPage /> },
      { path: '/admin/second-step', element: <SecondStepPage /> },
      { path: '/ended', element: <SignInDialog email="ada@example.com" /> },
    ],
    { initialEntries: [entry] },
  )
  const { unmount } = render(<RouterProvider router={router} />, { wrapper: withQueries })
  return { router, unmount }
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test.each([
  ['/login', 'Email'],
  ['/login/forgotten-password', 'Email'],
  ['/admin/password', 'Present password'],
  ['/admin/second-step', 'Present password'],
  ['/ended', 'Password'],
])('%s begins with the focus in "%s"', (path, label) => {
  open(path)
  expect(screen.getByLabelText(label)).toHaveFocus()
})

test.each<[string, string, Record<string, string>]>([
  ['/login', 'Sign In', { Email: 'ada@example.com', Password: 'secret' }],
  ['/ended', 'Sign In', { Password: 'secret' }],
  ['/admin/password', 'Change password', { 'Present password': 'secret', 'New password': 'N3w-passw0rd!' }],
])('the second step on %s begins in its code', async (path, name, fields) => {
  useSession.setState({ token: 't' })
  fetching.mockResolvedValue(codeRequired())
  open(path)
  for (const [label, text] of Object.entries(fields)) await type(label, text)
  await click(name)
  expect(await screen.findByLabelText('Code')).toHaveFocus()
  expect(screen.getByText(/^Enter (?:it|the code that)/)).toBeVisible()
})

test.each<[string, string, Record<string, string>]>([
  ['/login', 'Sign In', { Email: 'ada@example.com', Password: 'secret' }],
  ['/login/forgotten-password', 'Send me a code', { Email: 'ada@example.com' }],
  ['/admin/password', 'Change password', { 'Present password': 'secret', 'New password': 'N3w-passw0rd!' }],
  ['/admin/second-step', 'Continue', { 'Present password': 'secret' }],
])('a double click on %s sends one request', async (path, name, fields) => {
  fetching.mockImplementation(noAnswer)
  open(path)
  for (const [label, text] of Object.entries(fields)) await type(label, text)
  const form = screen.getByRole('button', { name }).closest('form')!
  fireEvent.submit(form)
  fireEvent.submit(form)
  await Promise.resolve()
  expect(fetching).toHaveBeenCalledTimes(1)
})

test('a reload of the step with the code keeps the step and the e-mail', async () => {
  fetching.mockResolvedValue(new Response(null, { status: 204 }))
  const { router, unmount } = open({
    pathname: '/login/forgotten-password',
    state: { from: '/admin/stores' },
  })
  await type('Email', 'ada@example.com')
  await click('Send me a code')
  await screen.findByLabelText('Code')
  const { pathname, search, state } = router.state.location
  expect([pathname, search]).toEqual(['/login/forgotten-password', ''])
  unmount()

  open({ pathname, state: state as unknown })
  expect(screen.getByText(/^If ada@example.com has an account/)).toBeVisible()
  await click('ask for another code')
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
})

test.each<[string, InitialEntry, string, Record<string, string>]>([
  ["of one's own", '/admin/password', 'Change password', { 'Present password': 'secret' }],
  [
    'in place of a forgotten one',
    { pathname: '/login/forgotten-password', state: { email: 'ada@example.com', isCodeSent: true } },
    'Set password',
    { Code: '123456' },
  ],
])('a new password %s that is too weak has the focus and the reason', async (_, entry, name, fields) => {
  open(entry)
  for (const [label, text] of Object.entries(fields)) await type(label, text)
  await type('New password', 'weak')
  await click(name)
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus())
  expect(screen.getByLabelText('New password')).toBeInvalid()
  expect(fetching).not.toHaveBeenCalled()
})

test.each<[string, InitialEntry, string, Record<string, string>]>([
  [
    "of one's own",
    '/admin/password',
    'Change password',
    { 'Present password': 'secret', 'New password': 'N3w-passw0rd!' },
  ],
  [
    'in place of a forgotten one',
    { pathname: '/login/forgotten-password', state: { email: 'ada@example.com', isCodeSent: true } },
    'Set password',
    { Code: '123456', 'New password': 'N3w-passw0rd!' },
  ],
])('a new password %s without an answer may be set', async (_, entry, name, fields) => {
  useSession.setState({ token: 't' })
  fetching.mockRejectedValue(new TypeError('Failed to fetch'))
  open(entry)
  for (const [label, text] of Object.entries(fields)) await type(label, text)
  await click(name)
  expect(await screen.findByText(/^No answer came\. If the sign-in takes the new password/)).toBeVisible()
})
