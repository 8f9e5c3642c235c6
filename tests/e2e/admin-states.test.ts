import type { Page } from '@playwright/test'
import { violationsOn } from '../support/axe'
import { enterAsStaff } from '../support/enter-as-staff'
import { expect, test } from './test'

const looks = [
  { width: 1440, colorScheme: 'light', rules: 'all' },
  { width: 390, colorScheme: 'dark', rules: 'colours' },
] as const

/** The states of the pages of reviews, categories, blogs and users, one after the other. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'reviews that are ticked': async (page) => {
    await page.getByRole('checkbox').nth(1).check()
    await expect(page.getByText('1 selected')).toBeVisible()
  },
  'the dialog of a review': async (page) => {
    await openList(page, '/admin/reviews')
    await press(page, /^Edit/)
  },
  'a question': async (page) => {
    await openList(page, '/admin/categories')
    await press(page, /^Delete/)
  },
  'the dialog of a category': async (page) => {
    await openList(page, '/admin/categories')
    await press(page, /^Edit/)
  },
  'the errors of a review': async (page) => {
    await page.goto('/admin/create-review')
    await page.getByRole('button', { name: 'Create Review' }).click()
    await expect(page.getByText('Please fill in all fields.')).toBeVisible()
  },
  'the errors of a blog': async (page) => {
    await page.goto('/admin/create-blog')
    await page.getByRole('button', { name: 'Create Blog' }).click()
    await expect(page.getByText('Title is required.').first()).toBeVisible()
  },
  'the list of blogs': (page) => openList(page, '/admin/blogs'),
  'the errors of a user': async (page) => {
    await page.goto('/admin/users?create=user')
    await page.getByRole('dialog').getByRole('button', { name: 'Add user' }).click()
    await expect(page.getByText('Name is required.')).toBeVisible()
  },
}

for (const { width, colorScheme, rules } of looks) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('the states of the admin area keep WCAG 2.2 AA and never scroll sideways', async ({ page }) => {
      test.slow()
      await enterAsStaff(page, '/admin')
      for (const [name, go] of Object.entries(states)) {
        await go(page)
        expect(await violationsOn(page, rules), name).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width)
      }
    })
  })
}

async function openList(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
}

async function press(page: Page, name: RegExp) {
  await page.getByRole('main').getByRole('button', { name }).first().click()
  await expect(page.locator('dialog[open]')).toBeVisible()
}
