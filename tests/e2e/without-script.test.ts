import { expect, nightly, test } from './test'

test.use({ javaScriptEnabled: false })

test('without JavaScript links lead from the home page to a code', async ({ page }) => {
  await page.goto('/home')
  await page.getByRole('main').locator('a[href^="/store/"]').first().click()
  await page.getByRole('link', { name: 'Get Discount' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Coupons & Promo Codes')
  const offer = page.getByRole('link', { name: /Get Coupon/ }).first()
  await offer.click()
  await expect(page.getByRole('dialog')).toContainText(/\d+% off/)
})

test('without JavaScript the whole name of a store leads to it, a part of it to what is found', async ({
  page,
}) => {
  const search = page.getByRole('main').locator('[name=q]')
  await page.goto('/search')
  await search.fill('zephyr outfitters')
  await search.press('Enter')
  await expect(page).toHaveURL('/store/zephyr-outfitters')
  await page.goto('/search')
  await search.fill('zephyr')
  await search.press('Enter')
  await expect(page).toHaveURL('/search?q=zephyr&go=1')
  await expect(page.getByRole('main').getByRole('link', { name: /^Zephyr Outfitters \d/ })).toBeVisible()
})

test('without JavaScript links lead through a long list', nightly, async ({ page }) => {
  await page.goto('/explore')
  // Not the letters or the way to the page.
  const stores = page.locator('main li:not(nav li)')
  const first = await stores.allInnerTexts()
  await page.getByRole('link', { name: 'Show more stores' }).click()
  await expect(page).toHaveURL(/\/explore\?cursor=/)
  // The address changes before the page is loaded.
  await page.waitForLoadState()
  const others = await stores.allInnerTexts()
  expect([...first, ...others]).toHaveLength(new Set([...first, ...others]).size)
  await page.getByRole('link', { name: 'Show from the beginning' }).click()
  await expect(stores).toHaveText(first, { useInnerText: true })
})
