import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, vi } from 'vitest'
import { createQueryClient } from '#lib/query-client'
import type { ReadQueryKey } from '#lib/read'

interface Options {
  /** The first address of the visit, and the route of the page. */
  address?: string
  route?: string
  /** Answers the reads. */
  answer?: (...key: ReadQueryKey) => Promise<unknown>
}

/** Renders a part of the public site at an address. The test answers its reads, and lists have one page. */
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

/** Replaces fetch in each test of a file, for forms that use it. */
export function mockFetch() {
  const fetching = vi.fn<typeof fetch>()
  beforeEach(() => {
    fetching.mockReset()
    vi.stubGlobal('fetch', fetching)
  })
  return fetching
}

/** The address and the fields of the first form that was sent. */
export function sentForm(fetching: ReturnType<typeof mockFetch>) {
  const [address, request] = fetching.mock.calls[0] ?? []
  return { address, fields: Object.fromEntries(request?.body as FormData) }
}
