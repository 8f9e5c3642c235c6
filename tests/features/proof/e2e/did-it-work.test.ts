import { addressOfOffer } from '../../../support/store-by-api'
import { expect, test } from '../../../e2e/test'

test('a visitor says whether a code worked, changes it, and gives a reason', async ({ page }) => {
  await page.goto(await addressOfOffer(page.request, 'zephyr-outfitters', 'Autumn jackets'))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(dialog.getByText('Thank you. You can change your answer today.')).toBeVisible()
  await page.setViewportSize({ width: 844, height: 390 })
  await dialog.getByRole('button', { name: 'Only on some things' }).click()
  const thanks = dialog.getByText('Thank you. You can change your answer today.')
  await expect(thanks).toBeInViewport({ ratio: 0.9 })
  await dialog.getByLabel('What did it work on? (optional)').fill('<b>Boots</b> سريع')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Thank you. Our staff will read it.')).toBeInViewport({ ratio: 0.9 })
  await page.setViewportSize({ width: 390, height: 844 })
  await dialog.getByText('Why?').click()
  await expect(dialog.getByRole('link', { name: 'How We Test' })).toBeInViewport()
})
