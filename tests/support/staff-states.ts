import { expect, type Locator, type Page, type Route } from '@playwright/test'
import type { DeletedStore } from '#domain/store/store'
import { paths } from '#lib/paths'
import { adminPages } from '../../src/admin/admin-pages'
import { openWithSession } from './open-with-session'

type States = Record<string, (page: Page) => Promise<void>>

/** States of the admin area. The last one ends the session. */
export const staffStates: States = {
  'the dashboard': async (page) => {
    await page.goto(adminPages.dashboard.path)
    await expect(page.getByText('Total Blogs')).toBeVisible()
  },
  'reviews that are ticked': async (page) => {
    await page.goto(adminPages.dashboard.path)
    await page.getByRole('checkbox').nth(1).check()
    await expect(page.getByText('1 selected')).toBeVisible()
  },
  'the dialog of a review': async (page) => {
    await openList(page, adminPages.reviews.path)
    await openFirst(page)
  },
  'the dialog of a category': async (page) => {
    await openList(page, adminPages.categories.path)
    await openFirst(page)
  },
  'the errors of a review': async (page) => {
    await page.goto(adminPages.createReview.path)
    await page.getByRole('button', { name: 'Create Review' }).click()
    await expect(page.getByText('Please fill in all fields.')).toBeVisible()
  },
  'the errors of a blog': async (page) => {
    await page.goto(adminPages.createBlog.path)
    await page.getByRole('button', { name: 'Create Blog' }).click()
    await expect(page.getByText('Title is required.').first()).toBeVisible()
  },
  'the list of blogs': (page) => openList(page, adminPages.blogs.path),
  'the errors of a user': async (page) => {
    await page.goto(`${adminPages.users.path}?create=user`)
    await page.getByRole('dialog').getByRole('button', { name: 'Add user' }).click()
    await expect(page.getByText('Name is required.')).toBeVisible()
  },
  'deleted stores': (page) => openDeleted(page, page.getByRole('rowheader'), { json: [deletedStore] }),
  'no deleted stores': (page) =>
    openDeleted(page, page.getByText('No store has been deleted lately.'), { json: [] }),
  'deleted stores that load': (page) => openDeleted(page, page.getByText('Loading deleted stores...')),
  'deleted stores that failed': (page) =>
    openDeleted(page, page.getByText('Failed to load deleted stores.'), { status: 400, json: {} }),
  'the dialog of a store': async (page) => {
    await openList(page, adminPages.stores.path)
    await openFirst(page)
  },
  'the coupons of a store': async (page) => {
    await openList(page, `${adminPages.stores.path}?q=zephyr`)
    await press(page, /^Manage coupons/)
    await expect(page.getByRole('dialog').getByRole('rowheader').first()).toBeVisible()
  },
  'the dialog of a coupon': async (page) => {
    await openList(page, adminPages.coupons.path)
    await openFirst(page)
  },
  'coupons that are ticked': async (page) => {
    await openList(page, adminPages.coupons.path)
    await page.getByRole('checkbox').first().check()
  },
  'what Ctrl+K finds': async (page) => {
    await openList(page, adminPages.coupons.path)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('zephyr')
    await expect(page.getByRole('dialog').getByRole('option').nth(1)).toBeVisible()
  },
  'the edit of many coupons': async (page) => {
    await openList(page, adminPages.coupons.path)
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Edit selected' }).click()
    await page.getByRole('dialog').getByLabel('Percentage off').fill('25')
    await expect(page.getByRole('dialog').getByText(/will change/)).toBeVisible()
  },
  'a question': async (page) => {
    await openList(page, adminPages.coupons.path)
    await page.getByRole('checkbox').nth(1).check()
    await page.getByRole('button', { name: 'Delete selected' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
  'a snackbar of success': async (page) => {
    await openList(page, adminPages.stores.path)
    await page.route('**/api/stores/by-id/*', (route) => route.fulfill({ status: 204 }))
    await page.locator('main [data-row]').first().getByRole('button', { name: /^More/ }).click()
    await press(page, /^Delete/, page.getByRole('button', { name: 'Undo' }))
    // With the focus it stays.
    await page.getByRole('button', { name: 'Undo' }).focus()
    await page.unrouteAll()
  },
  'the errors of a store': async (page) => {
    await page.goto(adminPages.createStore.path)
    await page.getByRole('button', { name: 'Create Store' }).click()
    await expect(page.getByText('5 fields need your attention.')).toBeVisible()
  },
  'a store with points': async (page) => {
    await page.goto(adminPages.createStore.path)
    for (const list of ['Pros', 'Cons']) {
      await page.getByRole('textbox', { name: list }).fill(`One of the ${list.toLowerCase()}, in some words`)
      await page.keyboard.press('Enter')
    }
    await page.getByRole('radio', { name: '3.5 out of 5 stars' }).check()
  },
  'stores to choose from': async (page) => {
    await page.goto(adminPages.createCoupon.path)
    await page.getByRole('combobox', { name: 'Store' }).click()
    await expect(page.getByRole('option').nth(1)).toBeVisible()
  },
  'nothing found': async (page) => {
    await page.goto(`${adminPages.stores.path}?q=nothing-like-it`)
    await expect(page.getByText('No results found.')).toBeVisible()
  },
  'a list that failed': async (page) => {
    await page.route('**/api/coupons?*', (route) => route.fulfill({ status: 400, json: {} }))
    await page.goto(adminPages.coupons.path)
    await expect(page.getByText('Failed to load coupons. Please try again later.')).toBeVisible()
    await page.unrouteAll()
  },
  'a list that loads': async (page) => {
    await page.route('**/api/coupons?*', () => undefined)
    await page.goto(adminPages.coupons.path)
    await expect(page.getByText('Loading coupons...')).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  'a snackbar that something failed': async (page) => {
    await openList(page, adminPages.stores.path)
    await page.route('**/api/stores/by-id/*', (route) =>
      route.fulfill({ status: 500, json: { message: 'The database is busy. Please try again.' } }),
    )
    await page.locator('main [data-row]').first().getByRole('button', { name: /^More/ }).click()
    await press(page, /^Delete/, page.getByText(/^Failed to delete store/))
    await page.unrouteAll()
  },
  'the shortcuts': async (page) => {
    await openList(page, adminPages.users.path)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'no such page': async (page) => {
    await page.goto('/admin/nothing')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  },
  'the password': async (page) => {
    await page.goto(adminPages.changePassword.path)
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
  },
  'a session that has ended': async (page) => {
    // The same state in another window before has ended it.
    await page.goto(paths.login)
    await page.evaluate(() => sessionStorage.clear())
    await openWithSession(page, adminPages.createCategory.path)
    await page.getByLabel('Name').fill('Bonsai')
    await page.evaluate(() => localStorage.setItem('token', 'run out'))
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Create Category' }).click()
    await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
  },
}

const deletedStore: DeletedStore = {
  _id: '01JD0000000000000000000000',
  name: 'Lagoon Lanterns of the Donaudampfschifffahrtsgesellschaft'.repeat(2),
  slug: 'lagoon-lanterns',
  logo: null,
  coupons: 2,
  reviews: 1,
  deletedAt: '2026-01-02T10:00:00.000Z',
  restorableUntil: '2026-02-01T10:00:00.000Z',
}

/** Opens the list of deleted stores with this answer, or without any, and waits until it shows this. */
async function openDeleted(page: Page, shown: Locator, answer?: Parameters<Route['fulfill']>[0]) {
  await page.route('**/api/stores/deleted?*', (route) => (answer ? route.fulfill(answer) : undefined))
  await page.goto(adminPages.deleted.path)
  await expect(shown).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

async function openList(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
}

async function press(page: Page, name: RegExp, shown = page.locator('dialog[open]')) {
  await page.getByRole('main').getByRole('button', { name }).first().click()
  await expect(shown).toBeVisible()
}

async function openFirst(page: Page) {
  await page.locator('main [data-open-row]').first().click()
  await expect(page.locator('dialog[open]')).toBeVisible()
}
