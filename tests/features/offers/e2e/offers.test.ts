import { untilInteractive } from '../../../support/interactive'
import { expect, nightly, test } from '../../../e2e/test'

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('offers are chosen by kind and ordered, of all stores and of one', nightly, async ({ page }) => {
    await page.goto('/offers')
    const cards = page.getByRole('main').getByRole('article')
    const all = await cards.count()
    expect(all).toBeGreaterThan(9)
    await page.getByRole('link', { name: 'Deals', exact: true }).click()
    await expect(cards.getByText('Code', { exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: 'Newest' }).click()
    await expect(page).toHaveURL('/offers?show=newest')
    await expect(cards.getByText('Code', { exact: true }).first()).toBeVisible()

    await page.getByRole('link', { name: 'Trending' }).click()
    await expect(page).toHaveURL('/offers?show=trending')
    await expect(cards).toHaveCount(24)
    await expect(page.getByText('What most visitors went for in the last 7 days comes first')).toBeVisible()

    await page.goto('/coupons/night-ferry-coffee')
    const filter = page.getByRole('navigation', { name: 'Filter offers' })
    const codes = filter.getByRole('link', { name: /^Codes/ })
    const count = Number(await codes.locator('b').innerText())
    expect(count).toBeGreaterThan(1)
    await codes.click()
    await expect(cards).toHaveCount(count)
    await page.goto('/coupons/night-ferry-coffee?show=nothing')
    await expect(cards).toHaveCount(6)
    await page.goto('/explore/electronics?show=shipping')
    await expect(cards).toHaveCount(0)
    await page.getByRole('link', { name: 'Drop “Free shipping”' }).click()
    await expect(cards).toHaveCount(4)
    await page.goto('/coupons/night-ferry-coffee')
    // With few offers too a choice is seen and can be dropped.
    await page.goto('/coupons/zephyr-outfitters?show=deals')
    await filter.getByRole('link', { name: 'All 5' }).click()
    await expect(cards).toHaveCount(5)
  })
})
