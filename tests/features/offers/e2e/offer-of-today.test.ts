import { expect, test } from '../../../e2e/test'

test.use({ viewport: { width: 390, height: 844 } })

test('from the home page to a copied, proven code it takes two actions', async ({ page }) => {
  // Other tests copy at the same time, and browsers share a clipboard.
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => void (document.title = `copied ${text}`)
  })
  await page.goto('/home')
  const offer = page.getByRole('region').filter({ hasText: 'Proven offer of the day' })
  await expect(offer).toContainText(/Worked for \d+ of \d+ people|Tested by us/)
  const get = offer.getByRole('link', { name: /^Get Coupon/ })
  await expect(get).toBeInViewport({ ratio: 1 })
  await get.click()
  const dialog = page.getByRole('dialog')
  const code = await dialog.locator('code').textContent()
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page).toHaveTitle(`copied ${code}`)
})
