import { untilInteractive } from '../../../support/interactive'
import { expect, test } from '../../../e2e/test'

test('from a category to its best offers, and to all of one kind', async ({ page }) => {
  await page.goto('/explore/outdoors')
  await untilInteractive(page)
  const best = page.getByRole('region', { name: 'Best offers in Outdoors' })
  await expect(best).toBeInViewport()
  const offers = best.getByRole('article')
  expect(await offers.count()).toBeGreaterThan(2)
  await best.getByRole('link', { name: 'Codes', exact: true }).click()
  await expect(page).toHaveURL('/explore/outdoors?show=codes')
  await expect(offers.getByText('Deal', { exact: true })).toHaveCount(0)
  await expect(offers.getByText('Code', { exact: true }).first()).toBeVisible()
  await best.getByRole('link', { name: 'Offers of all stores' }).click()
  await expect(page.getByRole('heading', { name: 'All offers' })).toBeVisible()
})
