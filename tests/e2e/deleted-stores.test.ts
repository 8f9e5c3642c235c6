import { openWithSession } from '../support/open-with-session'
import { newName, storeByApi } from '../support/store-by-api'
import { expect, test } from './test'

test('a deleted store is restored with the keyboard alone', async ({ page }) => {
  const { token } = await openWithSession(page, '/admin/stores')
  const { name, slug, _id: id } = await storeByApi(page.request, token, newName('Lagoon'))
  const headers = { Authorization: `Bearer ${token}` }
  expect((await page.request.delete(`/api/stores/by-id/${id}`, { headers })).status()).toBe(204)
  await page.getByRole('link', { name: 'Recently deleted stores' }).focus()
  await page.keyboard.press('Enter')
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(`/store/${slug}`)
  await expect(row).toContainText('0 coupons, 0 reviews')

  const restore = row.getByRole('button', { name: `Restore ${name}` })
  await expect
    .poll(async () => {
      await page.keyboard.press('j')
      return row.evaluate((own) => own.contains(document.activeElement))
    })
    .toBe(true)
  await page.keyboard.press('Tab')
  await expect(restore).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: `${name} is back.` })).toBeVisible()
  await expect(row).toBeHidden()
  expect((await page.request.get(`/api/stores/slug/${slug}`)).status()).toBe(200)
})
