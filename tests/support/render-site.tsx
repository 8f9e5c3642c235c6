import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, vi } from 'vitest'
import { createQueryClient } from '../../src/lib/query-client'
import type { ReadQueryKey } from '../../src/lib/read'

interface Options {
  /** The address the visit begins at, and the route that the page is at. */
  address?: string
  route?: string
  /** What a read is answered with. */
  answer?: (...key: ReadQueryKey) => Promise<unknown>
}

/**
 * Shows a part of the public site at an address, its reads answered by the test. A list comes in one page.
 */
export function renderSite(element: ReactNode, { address = '/', route = '*', answer = never }: Options = {}) {
  const client = createQueryClient(async ({ queryKey }) => {
    const body = await answer(...queryKey)
    return queryKey[3] ? { body, next: null } : body
  })
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={route} element={element} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

function never(): Promise<unknown> {
  return new Promise(() => undefined)
}

/** Stands in for fetch in each test of a file, where forms are sent with it. */
export function mockFetch() {
  const fetching = vi.fn<typeof fetch>()
  beforeEach(() => {
    fetching.mockReset()
    vi.stubGlobal('fetch', fetching)
  })
  return fetching
}

/** What the first form was sent to, and what was in it. */
export function sentForm(fetching: ReturnType<typeof mockFetch>) {
  const [address, request] = fetching.mock.calls[0] ?? []
  return { address, fields: Object.fromEntries(request?.body as FormData) }
}
