// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { visitorRatingOf } from '#domain/review/visitor-rating'
import { renderSite } from '../../../tests/support/render-site'
import { ApiError } from '#lib/api-error'
import { storeRead } from './store-data'
import StorePage from './store-page'

const long = 'A long story. '.repeat(60).trim()

const reviewed = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    _id: `r${at}`,
    reviewerName: `Visitor ${at}`,
    profilePicture: null,
    rating: 4,
    storeId: { name: 'Acme', slug: 'acme' },
    text: at === 0 ? long : 'Short.',
    createdAt: '2026-04-30T23:30:00.000Z',
    source: at === 1 ? 'editorial' : 'visitor',
    editedAt: at === 2 ? '2026-05-03T08:00:00.000Z' : null,
    answer: at === 0 ? { text: 'Thank you.', at: '2026-05-02T08:00:00.000Z' } : null,
  }))

const nothing = { stores: [], blogs: [] }

/** Opens the page of a store with so many reviews, and with what leads on from it. */
async function open(count: number, related: () => Promise<unknown> = async () => nothing) {
  const select = storeRead('acme').meta!['select'] as (store: object) => unknown
  const store = { _id: 's1', slug: 'acme', name: 'Acme', logo: null, description: '', rating: 4 }
  const visitorRating = visitorRatingOf([0, 0, 0, Math.max(0, count - 1), 0])
  const category = { _id: 'c1', name: 'Anvils', slug: 'anvils' }
  const shown = { ...store, category, pros: [], cons: [], visitorRating, customerReviews: reviewed(count) }
  const answer = async (key: string) => {
    if (key.includes('related')) return related()
    return key === 'GET /stores/{id}/offers' ? [] : select(shown)
  }
  renderSite(<StorePage />, { address: '/store/acme', route: '/store/:storeSlug', answer })
  return within(await screen.findByRole('region', { name: 'Customer Reviews' }))
}

test.each([
  [0, 0, null],
  [6, 6, 'Reviews of Acme'],
  [7, 6, 'All 7 reviews of Acme'],
  [99, 6, 'All 99 reviews of Acme'],
  [100, 6, 'All reviews of Acme'],
])('of %i reviews it shows %i and the way to their page: %s', async (count, shown, name) => {
  const reviews = await open(count)
  expect(reviews.queryAllByRole('listitem')).toHaveLength(shown)
  const link = reviews.queryByRole('link', { name: / of Acme$/ })
  expect(link?.textContent ?? null).toBe(name)
  expect(link?.getAttribute('href') ?? null).toBe(name && '/reviews/acme')
})

test("a long review is opened by 'Read on', a short one has no such button", async () => {
  const reviews = await open(2)
  const [more, ...others] = reviews.getAllByText('Read on')
  expect(others).toEqual([])
  const details = more!.closest('details')!
  expect(details).not.toHaveAttribute('open')
  await userEvent.click(more!)
  expect(details).toHaveAttribute('open')
  // All of the text is there before.
  expect(details.nextElementSibling).toHaveTextContent(long)
})

test('average, count and distribution are those of visitors, and a review says where it comes from', async () => {
  const reviews = await open(3)
  expect(reviews.getByText(/^The average of 2 reviews by visitors, also invited and rewarded/)).toBeVisible()
  expect(reviews.getByText('4 stars').nextElementSibling).toHaveTextContent('2')
  expect(reviews.getAllByText('Editorial review')).toHaveLength(1)
  expect(reviews.getByText(/^Answer from/)).toHaveTextContent('Answer from Acme, 2 May 2026')
  expect(reviews.getAllByText('30 April 2026')).toHaveLength(3)
  expect(reviews.getByText(/^Edited by our staff/)).toHaveTextContent('Edited by our staff on 3 May 2026')
  expect(screen.getByText('Our rating')).toBeVisible()
})

test('a store leads to blogs about it and to others of its category', async () => {
  await open(0, async () => ({
    stores: [{ _id: 's2', name: 'Bolt & Co', slug: 'bolt-&-co', logo: null }],
    blogs: [{ _id: 'b1', title: 'Ten anvils', createdAt: '2026-05-02T08:00:00.000Z' }],
  }))
  const blogs = within(await screen.findByRole('region', { name: 'Read about Acme' }))
  expect(blogs.getByRole('link', { name: 'Ten anvils' })).toHaveAttribute('href', '/blogs/b1')
  expect(blogs.getByText('2 May 2026')).toBeVisible()
  const others = within(screen.getByRole('region', { name: 'More in Anvils' }))
  expect(others.getByRole('link', { name: /Bolt/ })).toHaveAttribute('href', '/store/bolt-%26-co')
})

test('what could not be read can be retried, and the rest of the page is there', async () => {
  await open(0, () => Promise.reject(new ApiError(403, '')))
  expect(await screen.findByText('Failed to load stores. Please try again later.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Acme' })).toBeVisible()
})
