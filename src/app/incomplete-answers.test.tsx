// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { endpointOf, type ReadKey, routeKeys } from '#domain/api/api'
import { type ApiRequest, callApi, callApiForWhole, callApiWithNext } from '#lib/api-client'
import { useSession } from '../admin/session/session'
import { baseline, isRecorded, recordedAnswer } from '../../tests/baseline/answers'
import { staffStates } from '../../tests/features/staff'
import { sampleOf } from '../../tests/support/sample'
import { type Change, casesOf, changeOf, textsWith, wrong } from '../../tests/support/incomplete-answers'
import { exampleAnswer } from '../../tests/support/valid-request'
import { adminPages } from '../admin/admin-pages'
import { AdminLayout } from '../admin/layout/admin-layout'
import { adminRoutes } from './admin-routes'
import { createStaffClient } from './staff-client'

vi.mock('#lib/api-client', async (original) => ({
  ...(await original<object>()),
  callApi: vi.fn<typeof callApi>(),
  callApiForWhole: vi.fn<typeof callApiForWhole>(),
  callApiWithNext: vi.fn<typeof callApiWithNext>(),
}))

const { storeId } = baseline().reads.find(({ params }) => 'storeId' in params)!.params

/** Every page of staff, and the states in which an address brings further reads. */
const addresses = [
  ...Object.values(adminPages).map(({ path }) => path),
  ...['pending', 'approved', 'rejected'].map((state) => `${adminPages.reviews.path}?state=${state}`),
  `${adminPages.stores.path}?q=tarn`,
  `${adminPages.coupons.path}?storeId=${storeId}`,
  `${adminPages.createCoupon.path}?storeId=${storeId}`,
  ...staffStates,
]

/** What was answered, or would be since it was recorded: of a list two items, so that one is left. */
function answerOf(key: ReadKey, { params = {}, query = {} }: ApiRequest): unknown {
  const answer = structuredClone(
    isRecorded(key) ? recordedAnswer(key, params, query, true) : exampleAnswer(key),
  )
  if (!Array.isArray(answer)) return answer
  const another = { ...structuredClone(answer[0] as object), _id: 'another', key: 'another' }
  return [answer[0], (answer[1] as unknown) ?? another]
}

const read = new Set<ReadKey>()

/** What opens a dialog about the first row of a table. */
const opening = /^(?:Edit|Test|Manage coupons|Decide|Reject)\b/

/** A page with the dialogs of its first rows, of which each answer is changed before it is read. */
async function open(address: string, change: Change) {
  const answers = new Map<string, unknown>()
  const answerTo = (key: ReadKey, request: ApiRequest = {}) => {
    if (!key.startsWith('GET ')) return new Promise<never>(() => undefined)
    const name = JSON.stringify([key, request.params, request.query])
    read.add(key)
    if (!answers.has(name)) answers.set(name, answerOf(key, request))
    return Promise.resolve(change(structuredClone(answers.get(name)), name))
  }
  vi.mocked<(...call: never[]) => Promise<unknown>>(callApi).mockImplementation(answerTo)
  vi.mocked<(...call: never[]) => Promise<unknown>>(callApiForWhole).mockImplementation(answerTo)
  vi.mocked<(...call: never[]) => Promise<unknown>>(callApiWithNext).mockImplementation(
    async (key: ReadKey, request?: ApiRequest) => ({ body: await answerTo(key, request), next: null }),
  )
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
  const rows = idsOf('[data-row]')
  for (const button of document.querySelectorAll('[data-row]:first-child button')) {
    if (opening.test(button.getAttribute('aria-label') ?? '')) fireEvent.click(button)
  }
  await settled()
  const headings = [...document.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent)
  const text = document.body.textContent
  cleanup()
  return { answers, rows, headings, text }
}

const idsOf = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset['row'] ?? '')

beforeEach(() => {
  useSession.setState({ user: { _id: 'u1', name: 'Ada', email: 'ada@a.example', role: 'admin' }, token: 't' })
  // An error that React reports is seen on the page too.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})

describe.each(addresses)('%s', (address) => {
  test('has all else without any one field of its answers', async () => {
    const whole = await open(address, (body) => body)
    expect([whole.headings.length > 0, wrong.exec(whole.text)?.[0]]).toEqual([true, undefined])
    for (const each of sampleOf(casesOf(whole.answers), 192, addresses.indexOf(address))) {
      const { headings, rows, text } = await open(address, changeOf(each))
      const texts = textsWith(each.body, each.place)
      const lost = {
        heading: headings[0] === whole.headings[0] ? undefined : headings[0],
        rows: whole.rows.filter((row) => !rows.includes(row) && !texts.includes(row)),
        headings: whole.headings.filter(
          (heading) => !headings.includes(heading) && !texts.some((gone) => heading.includes(gone)),
        ),
        wrong: wrong.exec(text)?.[0],
      }
      expect([each.label, lost]).toEqual([
        each.label,
        { heading: undefined, rows: [], headings: [], wrong: undefined },
      ])
    }
  }, 300_000)
})

test('these are all the reads of staff but those of a row that another has changed', () => {
  const ofStaff = routeKeys.filter((key) => key.startsWith('GET ') && endpointOf(key).access !== 'anyone')
  expect(ofStaff.filter((key) => !key.endsWith('{id}') && !read.has(key as ReadKey))).toEqual([])
})
