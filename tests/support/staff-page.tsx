import { QueryClientProvider } from '@tanstack/react-query'
import { render, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, vi } from 'vitest'
import type { ReadKey } from '#domain/api/api'
import { type ApiRequest, callApi, callApiForWhole, callApiWithNext } from '#lib/api-client'
import { AdminLayout } from '../../src/admin/layout/admin-layout'
import { adminRoutes } from '../../src/app/admin-routes'
import { createStaffClient } from '../../src/app/staff-client'
import { isRecorded, recordedAnswer } from '../baseline/answers'
import { exampleAnswer } from './valid-request'

/** What was answered, or would be since it was recorded: of a list two items, so that one is left. */
function answerOf(key: ReadKey, { params = {}, query = {} }: ApiRequest): unknown {
  const answer = structuredClone(
    isRecorded(key) ? recordedAnswer(key, params, query, true) : exampleAnswer(key),
  )
  if (!Array.isArray(answer)) return answer
  const another = { ...structuredClone(answer[0] as object), _id: 'another', key: 'another' }
  return [answer[0], (answer[1] as unknown) ?? another]
}

type Mocked = (...call: never[]) => Promise<unknown>

/** Shows a page of the admin area with recorded answers. The test mocks `#lib/api-client`. */
export async function showStaffPage(
  address: string,
  change: (body: unknown, query: string) => unknown = (body) => body,
) {
  const answers = new Map<string, unknown>()
  const answerTo = (key: ReadKey, request: ApiRequest = {}) => {
    if (!key.startsWith('GET ')) return new Promise<never>(() => undefined)
    const name = JSON.stringify([key, request.params, request.query])
    if (!answers.has(name)) answers.set(name, answerOf(key, request))
    return Promise.resolve(change(structuredClone(answers.get(name)), name))
  }
  vi.mocked<Mocked>(callApi).mockImplementation(answerTo)
  vi.mocked<Mocked>(callApiForWhole).mockImplementation(answerTo)
  vi.mocked<Mocked>(callApiWithNext).mockImplementation(async (key: ReadKey, request?: ApiRequest) => ({
    body: await answerTo(key, request),
    next: null,
  }))
  const client = createStaffClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  const children = adminRoutes.map(({ path, Component }) => ({ path, element: <Component /> }))
  const routes = [{ path: '/admin', element: <AdminLayout />, children }]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const settled = () =>
    waitFor(
      () => {
        expect([Boolean(document.querySelector('h1')), client.isFetching()]).toEqual([true, 0])
      },
      { interval: 5, timeout: 20_000 },
    )
  await settled()
  return { answers, router, settled }
}
