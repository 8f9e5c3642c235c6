import type { Page } from '@playwright/test'
import { demoBlogs } from '#demo/blogs'
import { demoReviews } from '#demo/reviews'
import { demoStores } from '#demo/stores'
import { signInAsStaff } from '../support/demo-sign-in'
import { expect, test } from './test'

test('staff sign in, stay so after a reload, read the totals and sign out completely', async ({ page }) => {
  await signInAsStaff(page)
  await expect(page.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible()
  await page.goto('/login')
  await expect(page).toHaveURL('/admin')
  await expect.poll(() => total(page, 'Total Stores')).toBeGreaterThanOrEqual(demoStores.length)
  // Visitors of other tests may write reviews meanwhile, so the total is compared with the list.
  await expect(async () => {
    await page.getByRole('button', { name: 'Reload' }).click()
    const { length } = await allReviews(page)
    expect(length).toBeGreaterThanOrEqual(demoReviews.length)
    await expect(card(page, 'Total Reviews')).toHaveText(`Total Reviews${length}`, { timeout: 1000 })
  }).toPass()
  // Other tests may create stores and blogs meanwhile.
  await expect.poll(() => total(page, 'Total Blogs')).toBeGreaterThanOrEqual(demoBlogs.length)

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/admin')
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

function card(page: Page, title: string) {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
}

async function total(page: Page, title: string): Promise<number> {
  return Number((await card(page, title).innerText()).replace(title, ''))
}

async function allReviews(page: Page): Promise<unknown[]> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const response = await page.request.get('/api/reviews', { headers: { Authorization: `Bearer ${token}` } })
  return (await response.json()) as unknown[]
}
