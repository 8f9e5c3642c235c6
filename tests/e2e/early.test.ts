import type { Page } from '@playwright/test'
import { addressOfOffer } from '../support/store-by-api'
import { openWithoutAnyCode, openWithoutCode } from '../support/open-without-code'
import { expect, test } from './test'

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
