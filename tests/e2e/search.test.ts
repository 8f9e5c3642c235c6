import { site } from '#site'
import { untilInteractive } from '../support/interactive'
import { expect, test } from './test'

test('the page searches again in place, and going back shows the former search', async ({ page }) => {
  await page.goto('/search?q=zephyr')
  await untilInteractive(page)
  const box = page.getByRole('combobox', { name: 'Search stores' })
  await box.fill('8')
  await box.press('Enter')
  await expect(page.getByRole('link', { name: /^8 Bells Tea \d/ })).toBeVisible()
  await expect(page).toHaveTitle(`“8” · Search stores · ${site.name}`)
  await expect(page.getByRole('status').filter({ hasText: /found|many/ })).toHaveCount(1)
  await expect(box).toBeFocused()
  await page.goBack()
  await expect(box).toHaveValue('zephyr')
  await expect(page.getByRole('link', { name: /^Zephyr Outfitters \d/ })).toBeVisible()
})

test('where nothing is found, stores are offered, and staff can be told what is missing', async ({
  page,
}) => {
  await page.goto('/search?q=brightfeather')
  await expect(page.getByRole('region', { name: 'The three nearest' }).getByRole('link')).toHaveCount(3)
  await page.getByRole('link', { name: 'Tell us which store is missing' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Please add this store: brightfeather',
  )
})
