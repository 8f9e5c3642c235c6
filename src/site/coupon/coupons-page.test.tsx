// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { site } from '#site'
import { renderSite, mockFetch } from '../../../tests/support/render-site'
import { ApiError } from '#lib/api-error'
import CouponsPage from './coupons-page'

const store = { _id: 's1', name: 'Zephyr', slug: 'zephyr', logo: null }
const proof = {
  worked: 7,
  total: 9,
  confidence: 0.6,
  checkedAt: '2026-05-10T11:30:00.000Z',
  workedAt: '2026-05-10T11:20:00.000Z',
  testedAt: null,
  testOutcome: null,
  doubtedAt: null,
  state: 'works',
  parts: { worked: 6.5, failed: 1.9, storeRate: 0.75, storeSignals: 6, halfLife: 7 },
}
const code = {
  _id: 'c1',
  source: 'staff',
  storeId: store,
  title: 'Windproofs',
  percentageOff: 20,
  discount: { kind: 'percent' },
  link: 'https://zephyr.example/sale',
  type: 'coupon',
  couponCode: 'WINDY20',
  viewCount: 8,
  proof,
  terms: '',
  exclusive: false,
  status: 'live',
  labels: { date: '', discount: '20% off', upTo: null, minimumSpend: null },
}
const untested = {
  ...proof,
  state: 'untested',
  confidence: 0.16,
  checkedAt: null,
  workedAt: null,
  parts: { worked: 0, failed: 0, storeRate: 0.5, storeSignals: 0, halfLife: 30 },
}
const deal = {
  ...code,
  proof: untested,
  _id: 'c2',
  title: 'Tents',
  type: 'deal',
  source: 'feed:awin',
  couponCode: null,
  status: 'ending',
  exclusive: true,
  terms: 'Two-person tents alone.',
  labels: {
    date: 'Ends today at 18:00',
    discount: '£10 off',
    upTo: 'Up to £50',
    minimumSpend: 'Minimum spend £40',
  },
}
const past = {
  ...code,
  _id: 'c3',
  title: 'Kites',
  couponCode: null,
  link: '',
  status: 'expired',
  labels: { ...code.labels, date: 'Ended 3 May 2026' },
}

/** What the API answers to each read; `listed` is what is live. */
function answerOf(route: string, query: Record<string, string>, listed: unknown[]) {
  if (route.includes('/slug/')) return store
  return query['status'] === 'expired' ? [past] : listed
}

const answers = vi.fn<(route: string, params: object, query: Record<string, string>) => Promise<unknown>>()
const fetching = mockFetch()

beforeEach(() => {
  fetching.mockResolvedValue(Response.json({ viewCount: 9 }))
  answers.mockReset().mockImplementation(async (route, _, query) => {
    if (route === 'GET /coupons/{id}') throw new ApiError(404, '')
    return answerOf(route, query, [code, deal])
  })
})

async function open(address: string) {
  renderSite(<CouponsPage />, { address, route: '/coupons/:storeSlug', answer: answers })
  await act(async () => undefined)
}

test('a choice without an offer is named, and can be dropped', async () => {
  answers.mockImplementation(async (route, _, query) => answerOf(route, query, [code]))
  await open('/coupons/zephyr?show=deals')
  expect(await screen.findByText(/No offer is here under “Deals” now/)).toBeVisible()
  expect(screen.queryByRole('article')).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Drop “Deals”' }))
  expect(await screen.findByRole('article')).toBeVisible()
})

test('what is chosen stays chosen in another order, and the order with another choice', async () => {
  answers.mockImplementation(async (route, _, query) =>
    answerOf(route, query, [code, { ...code, _id: 'c9' }, deal]),
  )
  await open('/coupons/zephyr?show=codes')
  fireEvent.click(await screen.findByRole('link', { name: 'Newest' }))
  expect(screen.getByRole('link', { name: 'Newest', current: true })).toHaveAttribute(
    'href',
    '/coupons/zephyr?show=codes.newest',
  )
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Codes 2', current: true })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Deals 1' })).toHaveAttribute(
    'href',
    '/coupons/zephyr?show=deals.newest',
  )
  expect(screen.getByRole('link', { name: 'All 3' })).toHaveAttribute('href', '/coupons/zephyr?show=newest')
})

test('the dialog of an expired offer says so, and shows what is live', async () => {
  answers.mockImplementation(async (route, _, query) =>
    route === 'GET /coupons/{id}' ? past : answerOf(route, query, [code, deal]),
  )
  await open('/coupons/zephyr?couponId=c3')
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('This offer has expiredEnded 3 May 2026')
  expect(within(dialog).queryByRole('button', { name: 'Copy' })).toBeNull()
  expect(
    within(dialog)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
      .slice(0, 3),
  ).toEqual(['Windproofs (20% off)', 'Tents (£10 off)', 'All offers of Zephyr'])
  expect(fetching).not.toHaveBeenCalled()
})

test('the dialog of a deal has no code and leads to the shop', async () => {
  await open('/coupons/zephyr?couponId=c2')
  const dialog = await screen.findByRole('dialog', { name: '£10 off deal' })
  expect(within(dialog).queryByRole('button', { name: 'Copy' })).toBeNull()
  expect(dialog).toHaveTextContent('Minimum spend £40 · Up to £50Two-person tents alone.')
  const shop = within(dialog).getByRole('link', { name: /Shop at Zephyr/ })
  expect(['href', 'rel', 'target'].map((name) => shop.getAttribute(name))).toEqual([
    '/go/c2?p=dialog',
    'sponsored nofollow noopener',
    '_blank',
  ])
})

test.each([
  ['c1', site.withoutEndDate],
  ['c2', 'Ends today at 18:00'],
])('the dialog of %s has one date line: %s', async (couponId, line) => {
  await open(`/coupons/zephyr?couponId=${couponId}`)
  expect(within(await screen.findByRole('dialog')).getByText(/^End/)).toHaveTextContent(line)
})

test('an offer that is not on the page of the list is read by its id', async () => {
  const late = { ...code, _id: 'c9', title: 'Late', couponCode: 'LATE9', storeId: store }
  answers.mockImplementation(async (route, __, query) =>
    route === 'GET /coupons/{id}' ? late : answerOf(route, query, [code]),
  )
  await open('/coupons/zephyr?couponId=c9')
  expect(await screen.findByText('LATE9')).toBeVisible()
})

test.each([
  ['of another store', { ...code, _id: 'c9', storeId: { ...store, _id: 's2', slug: 'other' } }],
  ['that was deleted', null],
])('an offer %s is not shown', async (_, other) => {
  answers.mockImplementation(async (route, __, query) => {
    if (route !== 'GET /coupons/{id}') return answerOf(route, query, [code])
    if (!other) throw new ApiError(404, '')
    return other
  })
  await open('/coupons/zephyr?couponId=c9')
  expect(await screen.findByText('This offer is no longer available.')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('opening an offer counts a view, and works if that fails', async () => {
  fetching.mockRejectedValue(new TypeError('network'))
  await open('/coupons/zephyr?couponId=c1')
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(fetching.mock.calls.map(([address, request]) => [address, request?.method])).toEqual([
    ['/api/coupons/c1/views', 'POST'],
  ])
})

const offersOn = (proofs: object[]) =>
  proofs.map((each, at) => ({ ...code, _id: `c${at}`, title: `Offer ${at}`, proof: { ...proof, ...each } }))

test('offers come in the order of their confidence, and what is being checked comes last in that order', async () => {
  const offers = offersOn([
    { state: 'checking', confidence: 0.01 },
    { confidence: 0.3 },
    { state: 'checking', confidence: 0.9 },
    { confidence: 0.7 },
    { confidence: 0.3 },
  ])
  // As the read selects them.
  const { couponsRead } = await import('./coupons-data')
  const read = couponsRead('s1', new URLSearchParams())
  const { select } = read.meta as unknown as { select: (body: unknown) => typeof offers }
  const order = select(offers).map(({ title }) => title)
  expect(order).toEqual(['Offer 3', 'Offer 1', 'Offer 4', 'Offer 2', 'Offer 0'])
})

test('a store without an offer that works says so, and when one was looked at last', async () => {
  const noneWorks =
    /^Zephyr has no offer now that we know works\. The last one was .* ago\. One is not tested yet\.$/
  answers.mockImplementation(async (route) =>
    route.includes('/slug/')
      ? store
      : offersOn([{ state: 'checking' }, { state: 'untested', checkedAt: null }]),
  )
  await open('/coupons/zephyr')
  expect((await screen.findByText(/that we know works/)).textContent).toMatch(noneWorks)
})

test('a store whose offers are over says so, one that never had any the usual', async () => {
  for (const [ended, text] of [
    [[past], /^Zephyr has no offer that works now: those that it had are over. The last one was .* ago.$/],
    [[], /^No coupons for this store yet.$/],
  ] as const) {
    answers.mockImplementation(async (route, _, query) => {
      if (route.includes('/slug/')) return store
      return query['status'] === 'expired'
        ? ended.map((each) => ({ ...each, checkedAt: proof.checkedAt }))
        : []
    })
    await open('/coupons/zephyr')
    expect((await screen.findByText(/has no offer|No coupons/)).textContent).toMatch(text)
    cleanup()
  }
})

const inDialog = async (coupon: object) => {
  answers.mockImplementation(async (route, _, query) =>
    route === 'GET /coupons/{id}' ? coupon : answerOf(route, query, [coupon]),
  )
  await open('/coupons/zephyr?couponId=c1')
  return screen.findByRole('dialog')
}

test('the reasons say in words what people and our staff found, and what it means', async () => {
  const tested = { testedAt: proof.checkedAt, testOutcome: 'failed', state: 'checking' }
  const dialog = await inDialog({ ...code, proof: { ...proof, ...tested } })
  for (const text of [
    /^Being checked did not work when we tested it \d+ \w+ ago Why\?$/,
    /^Of 9 people who told us, it worked for 7\. Older answers count less\. It last worked \d+ \w+ ago\.$/,
    /^Our staff tested it \d+ \w+ ago: it did not work\.$/,
    /^So it may not work\. Our staff will try it\.$/,
  ]) {
    const found = [...dialog.querySelectorAll('summary, li')].map(({ textContent }) => textContent)
    expect(found).toContainEqual(expect.stringMatching(text))
  }
})

test('the figure changes with an answer at once, in the dialog and on the card', async () => {
  await inDialog({ ...deal, _id: 'c1' })
  fetching.mockImplementation(async () => Response.json({ ...proof, worked: 8, total: 10 }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Yes' })))
  await vi.waitFor(() => expect(screen.getAllByText(/Worked for 8 of 10 people/)).toHaveLength(2))
})

test('what ends while its page is open is not there any more', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-10T17:59:50.000Z') })
  const ending = { ...code, endsAt: '2026-05-10T18:00:00.000Z', labels: deal.labels }
  const dialog = await inDialog(ending)
  expect(within(dialog).getByText('WINDY20')).toBeVisible()
  answers.mockImplementation(async () => ({ ...ending, status: 'expired' }))
  vi.setSystemTime(new Date(ending.endsAt))
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  vi.useRealTimers()
  expect(dialog).toHaveTextContent('This offer has expiredEnded today at 18:00')
  expect(screen.queryByText('WINDY20')).toBeNull()
  const card = screen.getByRole('article', { hidden: true })
  expect(card).toHaveTextContent('This offer has expired')
  expect(within(card).queryByRole('link', { hidden: true })).toBeNull()
})

test('an offer that has not ended is there though the clock of the visitor is a day ahead', async () => {
  const ending = { ...code, status: 'ending', endsAt: new Date(Date.now() - 86_400_000).toISOString() }
  const dialog = await inDialog(ending)
  await vi.waitFor(() => expect(answers).toHaveBeenCalledWith('GET /coupons/{id}', expect.anything(), {}))
  await act(async () => undefined)
  expect(within(dialog).getByText('WINDY20')).toBeVisible()
  expect(screen.getByRole('article', { hidden: true })).not.toHaveTextContent('This offer has expired')
})

test('the dialog of an offer that was withdrawn says that too', async () => {
  const labels = { ...code.labels, date: 'Withdrawn 3 May 2026' }
  const dialog = await inDialog({ ...past, _id: 'c1', status: 'withdrawn', labels })
  expect(dialog).toHaveTextContent('This offer has expiredWe took it back: withdrawn 3 May 2026.')
  expect(within(dialog).queryByRole('link', { name: 'Report this offer' })).toBeNull()
})
