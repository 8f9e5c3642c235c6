import { addressOfOffer } from '../support/store-by-api'
import { expect, test } from './test'

// What users do on a slow connection, before the code of React and the page is loaded.

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a click before any script has come copies a code', async ({ page }) => {
  let letCodeCome = () => {}
  const code = new Promise<void>((resolve) => (letCodeCome = resolve))
  await page.route('**/assets/*.js', async (route) => code.then(() => route.continue()))
  const address = await addressOfOffer(page.request, 'zephyr-outfitters', 'Autumn jackets')
  // A first script that was asked for before the page has loaded is waited for.
  await page.goto(address, { waitUntil: 'commit' })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  letCodeCome()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('WINDY20')
})
