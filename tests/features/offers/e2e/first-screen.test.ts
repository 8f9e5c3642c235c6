import { sampleOf } from '../../../support/sample'
import { expect, nightly, test } from '../../../e2e/test'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

test.use({ viewport: phone, javaScriptEnabled: false })

const kinds = {
  offerOfToday: ['/home'],
  allStores: ['/offers', '/offers?show=ending'],
  category: ['outdoors', 'home-and-garden', 'books-and-hobbies'].map((slug) => `/explore/${slug}`),
  store: ['zephyr-outfitters', 'the-extraordinarily-comfortable-chair-company', 'bramblejack-preserves'].map(
    (slug) => `/store/${slug}`,
  ),
  coupons: ['/coupons/night-ferry-coffee'],
  search: ['tent', 'tea', 'shipping'].map((text) => `/search?q=${text}`),
}

test('the first Get Coupon is on the first screen, and on a phone cards are low', async ({ page }) => {
  for (const [at, paths] of Object.values(kinds).entries()) {
    for (const path of sampleOf(paths, 3, at)) {
      await page.goto(path)
      const button = page.getByRole('link', { name: /^Get Coupon/ }).first()
      await expect(button, path).toBeInViewport({ ratio: 1 })
      const heights = await page
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => card.clientHeight))
      expect(Math.max(0, ...heights), path).toBeLessThanOrEqual(240)
      await page.setViewportSize(desktop)
      await expect(button, path).toBeInViewport({ ratio: 1 })
      await page.setViewportSize(phone)
    }
  }
})

test('on a phone the chosen chip is in view', nightly, async ({ page }) => {
  await page.goto('/offers?show=shipping')
  const chip = page.getByRole('navigation', { name: 'Filter offers' }).locator('[aria-current]')
  await expect(chip).toHaveText('Free shipping')
  await expect(chip).toBeInViewport({ ratio: 1 })
})

test('on a phone a description has two lines, and all of them after Read on', nightly, async ({ page }) => {
  for (const path of ['/store/zephyr-outfitters', '/explore/outdoors']) {
    await page.goto(path)
    const more = page.getByRole('main').locator('summary', { hasText: 'Read on' }).first()
    const text = page.locator(`[id="${await more.getAttribute('aria-controls')}"]`)
    const cut = (await text.boundingBox())!.height
    expect(cut, path).toBeLessThan(70)
    await more.click()
    expect((await text.boundingBox())!.height, path).toBeGreaterThan(cut)
    expect(await text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(
      2,
    )
    await page.setViewportSize({ width: 820, height: 900 })
    await expect(more).toBeHidden()
    await page.setViewportSize(phone)
  }
})
