// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderSite, mockFetch } from '../../../tests/support/render-site'
import { ApiError } from '#lib/api-error'
import CouponsPage from './coupons-page'

const store = { _id: 's1', name: 'Zephyr', slug: 'zephyr', logo: null }
const code = {
  _id: 'c1',
  storeId: store,
  title: 'Windproofs',
  percentageOff: 20,
  link: 'https://zephyr.example/sale',
  type: 'coupon',
  couponCode: 'WINDY20',
  viewCount: 8,
}
const deal = { ...code, _id: 'c2', title: 'Tents', percentageOff: 35, type: 'deal', couponCode: null }

const answers = vi.fn<(route: string) => Promise<unknown>>()
const fetching = mockFetch()

beforeEach(() => {
  fetching.mockResolvedValue(Response.json({ viewCount: 9 }))
  answers.mockReset().mockImplementation(async (route) => {
    if (route === 'GET /coupons/{id}') throw new ApiError(404, '')
    return route.includes('/slug/') ? store : [code, deal]
  })
})

async function open(address: string) {
  const page = (
    <>
      <CouponsPage />
      <BackButton />
    </>
  )
  renderSite(page, { address, route: '/coupons/:storeSlug', answer: answers })
  await act(async () => undefined)
}

function BackButton() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>The browser's Back</button>
}

const offer = (title: string) => screen.getByRole('link', { name: new RegExp(`Get Coupon.*${title}`) })

test('offers show their discount, title and users of today', async () => {
  await open('/coupons/zephyr')
  expect(await screen.findByRole('heading', { name: 'Zephyr Coupons & Promo Codes' })).toBeVisible()
  const cards = await screen.findAllByRole('article')
  expect(cards.map((card) => card.textContent)).toEqual([
    '20% offWindproofsCode8 today usersGet Coupon: Windproofs',
    '35% offTentsDeal8 today usersGet Coupon: Tents',
  ])
})

test('the dialog of a coupon shows everything', async () => {
  await open('/coupons/zephyr?couponId=c1')
  const dialog = await screen.findByRole('dialog', { name: '20% off coupon code' })
  for (const text of ['Zephyr', 'Claim your Exclusive Coupon Codes', 'WINDY20']) {
    expect(within(dialog).getAllByText(text)[0]).toBeVisible()
  }
  expect(dialog).toHaveTextContent('December 24, 2024')
  expect(within(dialog).getByRole('button', { name: 'Copy' })).toBeVisible()
})

test('the dialog of a deal has no code and leads to the shop', async () => {
  await open('/coupons/zephyr?couponId=c2')
  const dialog = await screen.findByRole('dialog', { name: '35% off deal' })
  expect(within(dialog).queryByRole('button', { name: 'Copy' })).toBeNull()
  const shop = within(dialog).getByRole('link', { name: /Shop at Zephyr/ })
  expect(['href', 'rel', 'target'].map((name) => shop.getAttribute(name))).toEqual([
    '/go/c2?p=dialog',
    'sponsored nofollow noopener',
    '_blank',
  ])
})

test('Back closes the dialog, and the focus returns to its offer', async () => {
  await open('/coupons/zephyr')
  await screen.findAllByRole('article')
  fireEvent.click(offer('Tents'))
  expect(screen.getByRole('dialog')).toBeVisible()
  fireEvent.click(screen.getByText("The browser's Back"))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(offer('Tents')).toHaveFocus()
})

test('closing a dialog that the visit started with leads to the list', async () => {
  await open('/coupons/zephyr?couponId=c1')
  fireEvent(await screen.findByRole('dialog'), new Event('close'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(offer('Windproofs')).toHaveFocus()
})

test('an offer that is not on the page of the list is read by its id', async () => {
  const late = { ...code, _id: 'c9', title: 'Late', couponCode: 'LATE9' }
  answers.mockImplementation(async (route) => {
    if (route === 'GET /coupons/{id}') return late
    return route.includes('/slug/') ? store : [code]
  })
  await open('/coupons/zephyr?couponId=c9')
  expect(await screen.findByText('LATE9')).toBeVisible()
})

test('an offer of another store is not shown', async () => {
  const other = { ...code, _id: 'c9', storeId: { ...store, _id: 's2' } }
  answers.mockImplementation(async (route) => {
    if (route === 'GET /coupons/{id}') return other
    return route.includes('/slug/') ? store : [code]
  })
  await open('/coupons/zephyr?couponId=c9')
  expect(await screen.findByText('This offer is no longer available.')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a deleted offer is shown as such', async () => {
  await open('/coupons/zephyr?couponId=gone')
  expect(await screen.findByText('This offer is no longer available.')).toBeVisible()
})

test('a failure is shown and can be retried', async () => {
  answers.mockImplementation((route) =>
    route.includes('/slug/') ? Promise.resolve(store) : Promise.reject(new ApiError(400, '')),
  )
  await open('/coupons/zephyr')
  expect(await screen.findByText('Failed to load coupons for this store.')).toBeVisible()
  answers.mockResolvedValue([code])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Windproofs')).toBeVisible()
})

test('an unknown store is not shown as a failure', async () => {
  answers.mockRejectedValue(new ApiError(404, ''))
  await open('/coupons/nobody')
  expect(await screen.findByRole('heading', { name: 'Store not found' })).toBeVisible()
})

test('opening an offer counts a view, and works if that fails', async () => {
  fetching.mockRejectedValue(new TypeError('network'))
  await open('/coupons/zephyr?couponId=c1')
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(fetching.mock.calls.map(([address, request]) => [address, request?.method])).toEqual([
    ['/api/coupons/c1/views', 'POST'],
  ])
})
