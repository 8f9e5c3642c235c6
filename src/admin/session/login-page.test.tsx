// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { withQueries } from '../../../tests/support/with-queries'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSession } from './session'
import { ForgottenPasswordPage } from './forgotten-password-page'
import { LoginPage } from './login-page'

const user = { _id: 'u1', name: 'Ada', email: 'ada@example.com', role: 'admin' as const }
const fetching = vi.fn<typeof fetch>()

beforeEach(() => {
  localStorage.clear()
  useSession.setState({ user: null, token: null, verified: false })
  fetching.mockReset()
  vi.stubGlobal('fetch', fetching)
})

function openLogin(state: { from: string } | null = null) {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/login/forgotten-password" element={<ForgottenPasswordPage />} />
        <Route path="/admin" element={<p>the dashboard</p>} />
        <Route path="/admin/stores" element={<p>the stores</p>} />
      </Routes>
    </MemoryRouter>,
    { wrapper: withQueries },
  )
}

async function submitCredentials() {
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
}

test('the typed address and the requested page are kept on the way to a forgotten password and back', async () => {
  fetching.mockResolvedValue(Response.json({ user, token: 't1' }))
  openLogin({ from: '/admin/stores' })
  await userEvent.type(screen.getByLabelText('Email'), 'bob@example.com')
  await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }))
  expect(await screen.findByRole('button', { name: 'Send me a code' })).toBeEnabled()
  expect(screen.getByLabelText('Email')).toHaveValue('bob@example.com')

  await userEvent.clear(screen.getByLabelText('Email'))
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com')
  await userEvent.click(screen.getByRole('link', { name: 'Back to the sign-in' }))
  await userEvent.type(await screen.findByLabelText('Password'), 'secret')
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
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
  openLogin()
  await submitCredentials()
  await vi.waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message))
  const button = screen.getByRole('button', { name: 'Sign In' })
  expect(button).toHaveAttribute('aria-disabled', 'false')
  expect(button).toHaveFocus()
  await userEvent.type(screen.getByLabelText('Password'), 'x')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('a temporary password is replaced, also before a second step', async () => {
  for (const error of ['new_password_required', 'code_required'])
    fetching.mockResolvedValueOnce(Response.json({ error, message: '' }, { status: 403 }))
  fetching.mockResolvedValueOnce(Response.json({ user, token: 't1' }))
  openLogin()
  await submitCredentials()
  expect(await screen.findByText(/Choose one of your own to go on\.$/)).toBeVisible()
  await userEvent.type(screen.getByLabelText('New password'), 'N3w-passw0rd!')
  await userEvent.click(screen.getByRole('button', { name: 'Set password and sign in' }))
  await userEvent.type(await screen.findByLabelText('Code'), '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByText('the dashboard')).toBeVisible()
  const sent = fetching.mock.calls.map(([, request]) => JSON.parse(request?.body as string) as object)
  const [email, newPassword] = ['ada@example.com', 'N3w-passw0rd!']
  expect(sent).toEqual([
    { email, password: 'secret' },
    { email, password: 'secret', newPassword },
    { email, password: newPassword, code: '123456' },
  ])
})
