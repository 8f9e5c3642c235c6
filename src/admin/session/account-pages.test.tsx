// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { mockFetch } from '../../../tests/support/render-site'
import { withQueries } from '../../../tests/support/with-queries'
import { useSession } from './session'
import ChangePasswordPage from './change-password-page'
import { ForgottenPasswordPage } from './forgotten-password-page'
import { LoginPage } from './login-page'
import SecondStepPage from './second-step-page'
import { SignInDialog } from './session-guard'

const fetching = mockFetch()
const user = { _id: 'u1', name: 'Ada', email: 'ada@example.com', role: 'admin' as const }
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
      { path: '/admin', element: <p>the dashboard</p> },
      { path: '/admin/stores', element: <p>the stores</p> },
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

async function submitCredentials() {
  await type('Email', 'ada@example.com')
  await type('Password', 'secret')
  await click('Sign In')
}

test('the typed address and the requested page are kept on the way to a forgotten password and back', async () => {
  fetching.mockResolvedValue(Response.json({ user, token: 't1' }))
  open({ pathname: '/login', state: { from: '/admin/stores' } })
  await type('Email', 'bob@example.com')
  await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }))
  expect(await screen.findByRole('button', { name: 'Send me a code' })).toBeEnabled()
  expect(screen.getByLabelText('Email')).toHaveValue('bob@example.com')

  await userEvent.clear(screen.getByLabelText('Email'))
  await type('Email', 'ada@example.com')
  await userEvent.click(screen.getByRole('link', { name: 'Back to the sign-in' }))
  await userEvent.type(await screen.findByLabelText('Password'), 'secret')
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
  await click('Sign In')
  expect(await screen.findByText('the stores')).toBeVisible()
})

test.each<[string, () => Promise<Response>, string]>([
  [
    "the server's own words",
    async () => Response.json({ error: 'too_many', message: 'Too many tries.' }, { status: 429 }),
    'Too many tries.',
  ],
  [
    'a fixed text without any',
    async () => new Response('', { status: 502 }),
    'Login failed. Please try again.',
  ],
  [
    'the same where user and token are missing',
    async () => Response.json({}),
    'Login failed. Please try again.',
  ],
  [
    'another one without an answer',
    () => Promise.reject(new TypeError('network')),
    'An unexpected error occurred during login.',
  ],
])('a refusal shows %s, the button can be used again, and typing clears it', async (_, answer, message) => {
  fetching.mockImplementation(answer)
  open('/login')
  await submitCredentials()
  await vi.waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message))
  const button = screen.getByRole('button', { name: 'Sign In' })
  expect(button).toHaveAttribute('aria-disabled', 'false')
  expect(button).toHaveFocus()
  await type('Password', 'x')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('a temporary password is replaced, also before a second step', async () => {
  for (const error of ['new_password_required', 'code_required'])
    fetching.mockResolvedValueOnce(Response.json({ error, message: '' }, { status: 403 }))
  fetching.mockResolvedValueOnce(Response.json({ user, token: 't1' }))
  open('/login')
  await submitCredentials()
  expect(await screen.findByText(/Choose one of your own to go on\.$/)).toBeVisible()
  await type('New password', 'N3w-passw0rd!')
  await click('Set password and sign in')
  await userEvent.type(await screen.findByLabelText('Code'), '123456')
  await click('Sign In')
  expect(await screen.findByText('the dashboard')).toBeVisible()
  const sent = fetching.mock.calls.map(([, request]) => JSON.parse(request?.body as string) as object)
  const [email, newPassword] = ['ada@example.com', 'N3w-passw0rd!']
  expect(sent).toEqual([
    { email, password: 'secret' },
    { email, password: 'secret', newPassword },
    { email, password: newPassword, code: '123456' },
  ])
})
