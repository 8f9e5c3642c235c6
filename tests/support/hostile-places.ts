import { expect, type Page } from '@playwright/test'
import { createCouponOf, couponsOf } from '../../src/admin/admin-pages'
import { paths } from '#lib/paths'
import { addressAt, type PathName, sitePages } from '#domain/site-pages'
import type { HostileContent } from './hostile-content'

type Place = readonly [name: string, go: (page: Page, content: HostileContent) => Promise<void>]

/** Every public page with the content, by the name of its row. */
export const publicPlaces: readonly Place[] = [
  ...Object.entries(sitePages).map(([name, { path }]): Place => [
    name,
    (page, { store, category, blog }) => {
      const names: Record<PathName, string> = {
        categorySlug: category.slug,
        storeSlug: store.slug,
        blogId: blog?._id ?? 'none',
        reportId: 'none',
      }
      return goTo(page, addressAt(path, names))
    },
  ]),
  ['a store from right to left', (page, { rightToLeftStore: { slug } }) => goTo(page, paths.store(slug))],
  ['an open coupon', (page, { store, coupon }) => goTo(page, paths.coupons(store.slug, coupon._id))],
]

/** The places that show the lists of hostileAnswers. */
export const withSharedLists: ReadonlySet<string> = new Set([
  'the dashboard',
  'the dashboard while it is read again',
  'deleted stores',
])

/** Every table, form, dialog and card of the admin area, showing the content. */
export const staffPlaces: readonly Place[] = [
  ['the dashboard', (page) => openRows(page, '/admin')],
  [
    'the dashboard while it is read again',
    async (page) => {
      await openRows(page, '/admin')
      // Never answered.
      await page.route('**/api/stats', () => undefined, { times: 1 })
      await page.getByRole('button', { name: 'Reload' }).click()
      await expect(page.getByRole('button', { name: 'Reloading...' })).toBeVisible()
    },
  ],
  ['stores', (page, content) => openRows(page, storesOf(content))],
  [
    'stores from right to left',
    (page, { rightToLeftStore: { name } }) =>
      openRows(page, `/admin/stores?q=${encodeURIComponent(name.slice(-8))}`),
  ],
  ['deleted stores', (page) => openRows(page, '/admin/deleted-stores')],
  ['the dialog of a store', (page, content) => openDialog(page, storesOf(content), /^Edit/)],
  ['the coupons of a store', (page, content) => openDialog(page, storesOf(content), /^Manage coupons/)],
  [
    'the notice of a deletion that failed',
    async (page, content) => {
      await openRows(page, storesOf(content))
      await page.route('**/api/stores/by-id/*', (route) =>
        route.fulfill({
          status: 409,
          json: { error: 'conflict', message: content.store.description.slice(0, 300) },
        }),
      )
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click()
      await expect(page.getByRole('alert').filter({ hasText: 'Failed to delete store' })).toBeVisible()
      await page.unroute('**/api/stores/by-id/*')
    },
  ],
  ['coupons', (page, { store }) => openRows(page, couponsOf(store._id))],
  [
    'coupons that are ticked',
    async (page, { store }) => {
      await openRows(page, couponsOf(store._id))
      await page.getByRole('checkbox').first().check()
    },
  ],
  ['the dialog of a coupon', (page, { store }) => openDialog(page, couponsOf(store._id), /^Edit/)],
  ['the question of a coupon', (page, { store }) => openDialog(page, couponsOf(store._id), /^Delete/)],
  [
    'a new coupon',
    async (page, { store }) => {
      await page.goto(createCouponOf(store._id))
      await expect(page.getByRole('combobox', { name: 'Store' })).toHaveValue(store.name)
    },
  ],
  [
    'stores to choose from',
    async (page, { store }) => {
      await page.goto('/admin/create-review')
      await page.getByRole('combobox', { name: 'Store' }).fill(store.name.slice(0, 8))
      await expect(page.getByRole('option', { name: store.name })).toBeVisible()
    },
  ],
  ['reviews', (page) => openRows(page, '/admin/reviews')],
  [
    'the dialog of a review',
    (page, { review }) =>
      openDialog(
        page,
        '/admin/reviews',
        `Edit the review of ${review.storeId.name} by ${review.reviewerName}`,
      ),
  ],
  ['categories', (page) => openRows(page, '/admin/categories')],
  [
    'the dialog of a category',
    (page, { category }) => openDialog(page, '/admin/categories', `Edit ${category.name}`),
  ],
  [
    'the question of a category',
    (page, { category }) => openDialog(page, '/admin/categories', `Delete ${category.name}`),
  ],
  ['blogs', (page) => openRows(page, '/admin/blogs')],
  [
    'a new blog',
    async (page) => {
      await page.goto('/admin/create-blog')
      await page.getByRole('button', { name: 'Add paragraph' }).click()
      await expect(page.getByRole('button', { name: 'Remove paragraph 2' })).toBeVisible()
    },
  ],
  ['users', (page) => openRows(page, '/admin/users')],
  ['the dialog of a user', (page, { user }) => openDialog(page, '/admin/users', `Edit ${user.name}`)],
  [
    'a new store',
    async (page, { store }) => {
      await page.goto('/admin/create-store')
      await page.getByLabel('Name').fill(store.name)
      for (const [list, texts] of [
        ['Pros', store.pros],
        ['Cons', store.cons],
      ] as const) {
        for (const text of texts) {
          await page.getByRole('textbox', { name: list }).fill(text)
          await page.keyboard.press('Enter')
        }
      }
      await page.getByLabel('Logo').setInputFiles({
        name: `${store.description.slice(0, 200)}.png`,
        mimeType: 'image/png',
        buffer: Buffer.from('none'),
      })
      await expect(page.getByText('The image must be a PNG')).toBeVisible()
    },
  ],
]

const storesOf = ({ store }: HostileContent) => `/admin/stores?q=${store.name.slice(0, 8)}`

async function goTo(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading').first()).toBeVisible()
}

async function openRows(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('rowheader').first()).toBeVisible({ timeout: 15_000 })
}

async function openDialog(page: Page, path: string, name: RegExp | string) {
  await openRows(page, path)
  await page.getByRole('main').getByRole('button', { name }).first().click()
  await expect(page.locator('dialog[open]')).toBeVisible()
}
