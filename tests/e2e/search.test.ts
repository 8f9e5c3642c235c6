import { site } from '#site'
import { untilInteractive } from '../support/interactive'
import { expect, test } from './test'

test('the page searches again in place, and going back shows the former search', async ({ page }) => {
  await page.goto('/search?q=zephyr')
  await untilInteractive(page)
  const box = page.getByRole('combobox', { name: 'Search stores' })
  await box.fill('8')
  await box.press('Enter')
  await expect(page.getByRole('link', { name: '8 Bells Tea' })).toBeVisible()
  await expect(page).toHaveTitle(`“8” · Search stores · ${site.name}`)
  await expect(page.getByRole('status').filter({ hasText: /found|many/ })).toHaveCount(1)
  await expect(box).toBeFocused()
  await page.goBack()
  await expect(box).toHaveValue('zephyr')
  await expect(page.getByRole('link', { name: 'Zephyr Outfitters' })).toBeVisible()
})

test('nothing found, nothing typed and too much typed each have a word on what to type', async ({ page }) => {
  for (const [q, word] of [
    ['qqqqqq', 'No results found. Check the spelling, or type only the first letters of the name.'],
    ['', 'One letter is enough.'],
    ['x'.repeat(501), 'A search may have at most 500 characters.'],
  ] as const) {
    const response = await page.goto(`/search?q=${q}`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('main').getByText(word)).toBeVisible()
  }
})
