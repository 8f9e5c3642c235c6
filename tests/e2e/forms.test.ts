import type { Page } from '@playwright/test'
import { readAsStaff } from '../support/open-with-session'
import { expect, test } from './test'

test("a visitor's review waits for approval by staff", async ({ page }) => {
  await page.goto('/reviews')
  await expect(page.getByText('Still to fill in')).toBeHidden()
  await page.goto('/store/clackworth')
  await page.getByRole('link', { name: 'Write a review' }).click()
  await expect(page.getByRole('heading', { name: 'Write a Review' })).toBeInViewport()
  await expect(page.getByRole('combobox', { name: 'Store', exact: true })).toHaveValue('Clackworth')
  const send = page.getByRole('button', { name: 'Submit review' })
  await page.getByRole('radio', { name: '4 stars' }).check()
  await expect(page.getByText('Still to fill in: your name, a comment.')).toBeVisible()
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByRole('combobox', { name: 'Store', exact: true }).fill('zeph')
  await page.getByRole('option', { name: /^Zephyr Outfitters/ }).click()
  await page.getByLabel('Your comment').fill('The kite on the label flies better than mine.')
  await untilFilledByAPerson(page)
  await send.click()
  await expect(page.getByText('Review added successfully')).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Your comment')).toHaveValue('')

  const pending = await readAsStaff(page, '/api/reviews/pending')
  expect(pending).toContainEqual(
    expect.objectContaining({
      reviewerName: 'Ada Lovelace',
      text: 'The kite on the label flies better than mine.',
      rating: 4,
      approved: false,
      storeId: expect.objectContaining({ slug: 'zephyr-outfitters' }),
    }),
  )
})

/** Bots fill in a form in less than two seconds, and their submissions are not stored. */
async function untilFilledByAPerson(page: Page) {
  const soonest = (await page.evaluate(() => performance.now())) + 2100
  await page.waitForFunction((moment) => performance.now() > moment, soonest)
}
