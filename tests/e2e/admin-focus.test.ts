import type { Page } from '@playwright/test'
import { site } from '#site'
import { adminPages } from '../../src/admin/admin-pages'
import { giveSession } from '../support/enter-as-staff'
import { sampleOf } from '../support/exhaustive'
import { imageFile, newName } from '../support/store-by-api'
import { expect, test } from './test'

// Where the focus is after the form or the button that had it is gone. What these tests make is on the first
// page of its list, but neither first nor at the stores that other tests look at.

type Fill = (page: Page, name: string) => Promise<void>

async function chooseStore(page: Page) {
  await page.getByRole('combobox', { name: 'Store' }).fill('biscuit')
  await page.getByRole('listbox').getByRole('option').first().click()
}

const forms: Record<string, { fill: Fill; named?: (name: string) => string }> = {
  createStore: {
    fill: async (page, name) => {
      await page.getByLabel('Name').fill(name)
      await page.getByLabel('Link').fill('https://example.com/')
      await page.getByLabel('Description').fill('Sells what tests need.')
      await page.getByLabel('Logo').setInputFiles(await imageFile('logo.png'))
    },
  },
  createCategory: { fill: (page, name) => page.getByLabel('Name').fill(name) },
  createCoupon: {
    fill: async (page, name) => {
      await chooseStore(page)
      await page.getByLabel('Title').fill(name)
      await page.getByLabel('Percentage off').fill('30')
      await page.getByLabel('Link').fill('https://example.com/')
      await page.getByLabel('Type').selectOption('Deal')
    },
  },
  createReview: {
    fill: async (page, name) => {
      await chooseStore(page)
      await page.getByLabel('Rating').selectOption('4')
      await page.getByLabel('Reviewer name').fill(name)
      await page.getByLabel('Review', { exact: true }).fill('Came the next day.')
    },
  },
  createBlog: {
    fill: async (page, name) => {
      await page.getByLabel('Title', { exact: true }).fill(name)
      await page.getByLabel('Paragraph title').fill('One')
      await page.getByLabel('Paragraph text').fill('The first.')
    },
  },
  // In a dialog of the list.
  users: {
    fill: async (page, name) => {
      await page.getByRole('link', { name: 'Add user' }).click()
      await page.getByLabel('Name').fill(name)
      await page.getByLabel('Email').fill(`${name.replace(/\W/g, '')}@example.com`)
      await page.getByLabel('Role').selectOption('user')
      await page.getByLabel('Password', { exact: true }).fill('Passw0rd!')
    },
  },
}

test('after something was created, its row has the focus, or the heading of the list', async ({ page }) => {
  test.setTimeout(150_000)
  const creating = Object.entries(adminPages).filter(
    ([name, { path }]) => path.includes('/create-') || name === 'users',
  )
  expect(creating.map(([name]) => name).toSorted()).toEqual(Object.keys(forms).toSorted())
  await giveSession(page)
  // `npm test` creates every second kind: their pages are one component.
  for (const [key, { path, within = path, title }] of sampleOf(creating, 2)) {
    await page.goto(path)
    const name = newName('Bellwether')
    await forms[key]!.fill(page, name)
    await page.getByRole('button', { name: /^(Create|Add user)/ }).click()
    await expect(page, title).toHaveURL(within)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const row = page.getByRole('row').filter({ hasText: name })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(row.or(heading).locator(':scope:focus, :focus').first(), title).toBeVisible()
    const isRow = (await row.count()) > 0
    if (isRow) await expect(row.locator(':focus'), title).toHaveCount(1)
  }
})

test('each page lists the keys that it has: / leads to a search, n to the form that creates', async ({
  page,
}) => {
  test.setTimeout(150_000)
  await giveSession(page)
  const found: string[] = []
  const blur = () => page.evaluate(() => (document.activeElement as HTMLElement).blur())
  for (const { path, title } of sampleOf(Object.values(adminPages), 3)) {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} · ${site.name}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await blur()
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(help.getByText('F8', { exact: true })).toBeVisible()
    const listed = await help.locator('kbd').allInnerTexts()
    await page.keyboard.press('Escape')
    await expect(help).toHaveCount(0)
    await blur()
    await page.keyboard.press('/')
    const isSearch = (await page.locator(':is([type=search], [role=combobox]):focus').count()) === 1
    if (listed.includes('/') !== isSearch) found.push(`${path}: /`)
    await blur()
    await page.keyboard.press('n')
    // A page is shown once its code is there.
    if (listed.includes('n')) await expect(page, path).not.toHaveURL(path)
    else await expect(page, path).toHaveURL(path)
  }
  expect(found).toEqual([])
})
