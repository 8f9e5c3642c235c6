import { expect, test } from '../../../../e2e/test'

test('the link to a shop of the demo leads to a page that says so, and back', async ({ page }) => {
  await page.goto('/store/kettlewick')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: /^Visit Kettlewick/ }).click()
  const shop = await opened
  await expect(shop.getByText('Here you would leave the site for Kettlewick.')).toBeVisible()
  await shop.getByRole('link', { name: 'Go back' }).click()
  await expect(shop).toHaveURL('/store/kettlewick')
})
