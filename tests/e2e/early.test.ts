import type { Page } from '@playwright/test'
import { addressOfOffer } from '../support/store-by-api'
import { openWithoutAnyCode, openWithoutCode } from '../support/open-without-code'
import { expect, nightly, test } from './test'

// What users do on a slow connection, before the code of React and the page is loaded.

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a click before any script has come copies a code', async ({ page }) => {
  const letCodeCome = await openWithoutAnyCode(
    page,
    await addressOfOffer(page.request, 'zephyr-outfitters', 'Autumn jackets'),
  )
  await copyButton(page).click()
  letCodeCome()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('WINDY20')
})

test('a search text that was typed before the code has come is searched for', nightly, async ({ page }) => {
  const letCodeCome = await openWithoutCode(page, '/home')
  await searchField(page).fill('zephyr')
  letCodeCome()
  await page.getByRole('option', { name: 'Zephyr Outfitters' }).click()
  await expect(page).toHaveURL('/store/zephyr-outfitters')
})

test(
  'a click that the browser has forgotten when the code comes selects the code',
  nightly,
  async ({ page, context }) => {
    await context.clearPermissions()
    const letCodeCome = await openWithoutAnyCode(
      page,
      await addressOfOffer(page.request, 'zephyr-outfitters', 'Autumn jackets'),
    )
    await copyButton(page).click()
    await page.waitForFunction(
      () => navigator.userActivation.hasBeenActive && !navigator.userActivation.isActive,
    )
    letCodeCome()
    await expect(page.getByText('The code is selected: copy it by hand.')).toBeVisible()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('WINDY20')
  },
)

test(
  'before any script Enter in the search leads to the results, and the menu opens',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openWithoutAnyCode(page, '/home')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.keyboard.press('Escape')
    await searchField(page).fill('zephyr')
    await searchField(page).press('Enter')
    await expect(page).toHaveURL('/search?q=zephyr')
    await expect(page.getByRole('link', { name: 'Zephyr Outfitters' }).first()).toBeVisible()
  },
)

function searchField(page: Page) {
  return page.getByRole('combobox', { name: 'Search stores' }).first()
}

function copyButton(page: Page) {
  return page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true })
}

test('a message that was written and submitted early is sent', async ({ page }) => {
  const letCodeCome = await openWithoutCode(page, '/reach-us')
  await page.getByLabel('Full Name').fill('Katherine Johnson')
  await page.getByLabel('Email Address').fill('katherine@example.com')
  await page.getByLabel('Message').fill('The page was slow, but it listened.')
  await page.waitForFunction(() => performance.now() > 2100)
  await page.getByRole('button', { name: 'Submit' }).click()
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  letCodeCome()
  await expect(page.getByText('Your message is on its way.')).toBeVisible()
  expect((await sent).postData()).toContain('Katherine Johnson')
})

test('a store that was chosen early stays chosen', nightly, async ({ page }) => {
  const letCodeCome = await openWithoutCode(page, '/reviews')
  await page.getByLabel('Store', { exact: true }).selectOption({ label: 'Ebb (Fashion)' })
  await page.getByLabel('Your name').fill('Ada')
  letCodeCome()
  await expect(page.getByRole('combobox', { name: 'Store', exact: true })).toHaveValue('Ebb')
  await expect(page.getByText('Still to fill in: a rating, a comment.')).toBeVisible()
})
