// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, StaticRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withQueries } from '../../../tests/support/with-queries'
import { ForgottenPasswordPage } from './forgotten-password-page'
import { LoginPage } from './login-page'

const pages = [
  ['/login', LoginPage],
  ['/login/forgotten-password', ForgottenPasswordPage],
] as const
const states = [null, { email: 'ada@example.com', from: '/admin/stores', hasNewPassword: true }]

test.each(pages.flatMap(([path, Page]) => states.map((state) => ({ path, Page, state }))))(
  '$path hydrates without differences for any history state: $state',
  async ({ path, Page, state }) => {
    const reported = vi.spyOn(console, 'error')
    const root = document.createElement('div')
    document.body.replaceChildren(root)
    root.innerHTML = renderToString(
      <StaticRouter location={path}>{withQueries({ children: <Page /> })}</StaticRouter>,
    )
    const app = (
      <MemoryRouter initialEntries={[{ pathname: path, state }]}>
        {withQueries({ children: <Page /> })}
      </MemoryRouter>
    )
    const taken = await act(() => hydrateRoot(root, app, { onRecoverableError: reported }))
    onTestFinished(() => {
      act(() => taken.unmount())
      root.remove()
    })
    expect(reported.mock.calls).toEqual([])
    expect(root.querySelector<HTMLInputElement>('[name=email]')?.value).toBe(state?.email ?? '')
  },
)
