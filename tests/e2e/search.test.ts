import { site } from '#site'
import { untilInteractive } from '../support/interactive'
import { expect, nightly, test } from './test'

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

test(
  'stores, categories and offers are found together, in spite of a typing error',
  nightly,
  async ({ page }) => {
    await page.goto('/search?q=shoos')
    const main = page.getByRole('main')
    await expect(main.getByText('No store has this name.')).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Categories' })).toBeVisible()
    await expect(
      main.getByRole('region', { name: 'Offers' }).getByRole('link', { name: 'Get Coupon' }),
    ).not.toHaveCount(0)
  },
)

test('where no store is found, the box says so and leads to the offers', nightly, async ({ page }) => {
  await page.goto('/explore')
  await untilInteractive(page)
  await page.getByRole('combobox', { name: 'Search stores' }).fill('qwrtz')
  // Nothing lies over it.
  await page.getByText('No results found.').click({ trial: true })
  await page.getByRole('link', { name: 'Search offers' }).click()
  await expect(page).toHaveURL('/search?q=qwrtz')
})

for (const javaScriptEnabled of [true, false]) {
  const when = javaScriptEnabled ? {} : nightly
  test.describe(javaScriptEnabled ? 'in a browser' : 'without a script', when, () => {
    test.use({ javaScriptEnabled })

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
  })
}
