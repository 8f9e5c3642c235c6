// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { ApiError } from '#lib/api-error'
import { renderSite } from '../../tests/support/render-site'
import BlogsPage from '../site/blog/blogs-page'
import CategoryPage from '../site/category/category-page'
import CouponsPage from '../site/coupon/coupons-page'
import HomePage from '../site/home/home-page'
import ReviewsPage from '../site/review/reviews-page'
import ExplorePage from '../site/store/explore-page'

// The messages of each list while loading, after a failure and if it is empty, as after a navigation from
// another page.

const electronics = { _id: 'c1', name: 'Electronics', slug: 'electronics', description: '', stores: [] }

/** `nothing` is what is read of an answer without items. */
type List = [read: string, loading: string, failed: string, empty: string, nothing?: unknown]

const listOf = (read: string, messages: string, nothing?: unknown): List => {
  const [loading = '', failed = '', empty = ''] = messages.split(' | ')
  return [read, loading, failed, empty, nothing]
}
const failedTo = (load: string) => `Failed to load ${load}. Please try again later.`
const stores = `Loading stores... | ${failedTo('stores')} | No stores to display.`
const wait = 'Loading, please wait...'

/** A page at its address and route, and each of its lists with its messages. */
const pages: [address: string, route: string, Page: ComponentType, lists: List[]][] = [
  [
    '/home',
    '/home',
    HomePage,
    [
      listOf('GET /categories', 'Loading reviews... | No categories available. | No categories available.', {
        cards: [],
        isAll: true,
      }),
      listOf('GET /stores/topStores', `${wait} | ${failedTo('stores')} | No stores to display.`),
      listOf('GET /blogs', `${wait} | An error occurred. | No blogs to display.`),
      listOf('GET /reviews/approved', 'Loading reviews... | No reviews available. | No reviews available.'),
    ],
  ],
  ['/explore', '/explore', ExplorePage, [listOf('GET /stores', stores)]],
  [
    '/explore/electronics',
    '/explore/:categorySlug',
    CategoryPage,
    [listOf('GET /categories/slug/{slug}', stores, electronics)],
  ],
  [
    '/blogs',
    '/blogs',
    BlogsPage,
    [listOf('GET /blogs', `Loading blogs... | ${failedTo('blogs')} | No blogs to display.`)],
  ],
  [
    '/reviews',
    '/reviews',
    ReviewsPage,
    [
      listOf(
        'GET /reviews/approved',
        `Loading reviews... | ${failedTo('reviews')} | No reviews available yet.`,
      ),
    ],
  ],
  [
    '/coupons/ebb',
    '/coupons/:storeSlug',
    CouponsPage,
    [
      listOf(
        'GET /stores/coupons/{storeId}',
        'Loading coupons... | Failed to load coupons for this store. | No coupons for this store yet.',
      ),
    ],
  ],
]

/** Reads that other parts of these pages make. */
const others: Record<string, unknown> = {
  'GET /stores/slug/{slug}': { _id: 's1', name: 'Ebb', slug: 'ebb', logo: null },
}

test.each(pages)('%s: loading, failed, tried again, empty', async (address, route, Page, lists) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const answered = new Set<string>()
  const answer = async (read: string) => {
    const list = lists.find(([own]) => own === read)
    if (!list) return others[read] ?? []
    await released
    if (!answered.has(read)) throw new ApiError(403, '')
    const [, , , , nothing = []] = list
    return nothing
  }
  renderSite(
    <main>
      <Page />
    </main>,
    { address, route, answer },
  )
  for (const [, loading] of lists) {
    expect((await screen.findAllByText(loading, { exact: true }))[0]).toBeVisible()
  }

  release()
  const failureOf = ([, , failed]: List) =>
    screen.queryAllByRole('alert').find(({ textContent }) => textContent.includes(failed))
  await waitFor(() => expect(lists.filter((list) => !failureOf(list))).toEqual([]))
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)

  for (const list of lists) {
    const [read, , , empty] = list
    answered.add(read)
    await userEvent.click(within(failureOf(list)!).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(failureOf(list)).toBeUndefined())
    const messages = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(messages).toContainEqual(expect.stringContaining(empty))
  }
})
