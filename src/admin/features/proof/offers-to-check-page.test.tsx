// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Coupon } from '#domain/coupon/coupon'
import { mockFetch } from '../../../../tests/support/render-site'
import { renderStaff } from '../../../../tests/support/render-staff'
import { exampleAnswer } from '../../../../tests/support/valid-request'
import OffersToCheckPage from './offers-to-check-page'

const fetching = mockFetch()
const [example] = exampleAnswer('GET /coupons/doubted') as [Coupon]
const waiting = { ...example, status: 'live', proof: { ...example.proof, state: 'checking' } }
const offers = ['Pörtable tents', 'Boots'].map((title, at) => ({ ...waiting, _id: `c${at}`, title }))

const sent = () =>
  fetching.mock.calls.flatMap(([address, init]) => (init?.method === 'POST' ? [[address, init.body]] : []))

const judged = () =>
  offers.map((offer) => ({
    ...offer,
    proof: { ...waiting.proof, testOutcome: sent().length > 1 ? 'failed' : null },
  }))

test('an offer is found by its words, judged at once, and judged otherwise after a slip', async () => {
  fetching.mockImplementation(async (address, init) =>
    Response.json(
      init?.method === 'POST'
        ? {}
        : typeof address === 'string' && address.includes('doubted?')
          ? judged()
          : null,
    ),
  )
  renderStaff(<OffersToCheckPage />)
  await screen.findByRole('button', { name: 'Boots' })
  fireEvent.keyDown(document.body, { key: '/' })
  expect(screen.getByLabelText('Title, code, link or store')).toHaveFocus()
  await userEvent.keyboard('tents port')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Boots' })).toBeNull(), { timeout: 3000 })
  const works = screen.getByRole('button', { name: 'Works Pörtable tents' })
  expect(works).toHaveAttribute('aria-keyshortcuts', 'w')
  await userEvent.click(works)
  await userEvent.click(await screen.findByRole('button', { name: 'It does not work' }))
  await screen.findByText('Tested: it does not work')
  expect(await screen.findByText('Failed our test')).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Withdraw Pörtable tents' })[0]).toBeVisible()
  const path = '/api/coupons/c0/tests'
  expect(sent()).toEqual([
    [path, JSON.stringify({ outcome: 'worked', note: '' })],
    [path, JSON.stringify({ outcome: 'failed', note: '' })],
  ])
})
