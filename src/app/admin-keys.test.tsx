// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { callApi, callApiForWhole, callApiWithNext } from '#lib/api-client'
import { sampleOf } from '../../tests/support/sample'
import { showStaffPage } from '../../tests/support/staff-page'
import { adminPages } from '../admin/admin-pages'
import { useSession } from '../admin/session/session'

vi.mock('#lib/api-client', async (original) => ({
  ...(await original<object>()),
  callApi: vi.fn<typeof callApi>(),
  callApiForWhole: vi.fn<typeof callApiForWhole>(),
  callApiWithNext: vi.fn<typeof callApiWithNext>(),
}))

beforeEach(() =>
  useSession.setState({
    user: { _id: 'u1', name: 'Ada', email: 'ada@a.example', role: 'admin' },
    token: 't',
  }),
)

const paths = Object.values(adminPages).map(({ path }) => path)

test.each(sampleOf(paths, 4))(
  '%s lists the keys that it has: / leads to a search, n to the form that creates',
  async (path) => {
    const { router } = await showStaffPage(path)
    const press = (key: string) =>
      act(async () => {
        const focused = document.activeElement as HTMLElement
        focused.blur()
        fireEvent.keyDown(document.body, { key })
      })
    await press('?')
    const help = document.querySelector('dialog[open]')!
    expect(help.querySelector('h2')).toHaveTextContent('Keyboard shortcuts')
    const listed = [...help.querySelectorAll('kbd')].map(({ textContent }) => textContent)
    expect(listed).toContain('F8')
    await act(async () => fireEvent(help, new Event('close')))
    await press('/')
    expect([path, document.activeElement!.matches('[type=search], [role=combobox]')]).toEqual([
      path,
      listed.includes('/'),
    ])
    await press('n')
    const { pathname, search } = router.state.location
    expect([path, pathname + search !== path]).toEqual([path, listed.includes('n')])
  },
)
