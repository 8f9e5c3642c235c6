import { adminPages } from '../../src/admin/admin-pages'
import { unreadableControls } from '../support/contrast'
import { enterAsStaff, giveSession } from '../support/enter-as-staff'
import { exhaustive, sampleOf } from '../support/exhaustive'
import { untilInteractive } from '../support/interactive'
import { faintTexts } from '../support/seen-contrast'
import { newName, storeByApi } from '../support/store-by-api'
import { expect, test } from './test'

// axe checks a page in its present state. These tests check every button and link in each of its states.

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedProblems: [/status of (404|500)/] })

/**
 * Pages with no buttons of their own, only for `npm run test:exhaustive`: lists and forms share theirs, and
 * components.test.ts measures those of all components.
 */
const alike = new Set(['reviews', 'createReview', 'categories', 'createCategory', 'createCoupon', 'coupons'])

test('buttons and links of the admin area have enough contrast in each state', async ({ page }) => {
  const known = new Set<string>()
  test.setTimeout(120_000)
  await giveSession(page)
  const different = Object.entries(adminPages).filter(([name]) => exhaustive || !alike.has(name))
  for (const [, { path, menu }] of sampleOf(different, 3)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const main = page.getByRole('main')
    const controls = main.getByRole('button').or(main.getByRole('link')).or(main.getByRole('combobox'))
    if (menu !== undefined) await expect(controls.first()).toBeVisible()
    expect(await unreadableControls(page, known), path).toEqual([])
  }
})

test('what an opened dialog of an offer tells has enough contrast on gold, where axe cannot tell', async ({
  page,
}) => {
  await page.goto('/coupons/zephyr-outfitters')
  await untilInteractive(page)
  const withCode = page.getByRole('article').filter({ hasText: 'Shows the code' }).first()
  await withCode.getByRole('link', { name: /Get Coupon/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Why?').click()
  await expect(dialog.getByRole('link', { name: 'How We Test' })).toBeVisible()
  expect(await unreadableControls(page, new Set())).toEqual([])
})

test('dialogs of the admin area have enough contrast in each state', async ({ page }) => {
  const known = new Set<string>()
  test.setTimeout(90_000)
  await enterAsStaff(page, '/admin/stores')
  await page.getByRole('button', { name: 'Edit 8 Bells Tea' }).click()
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible()
  expect(await unreadableControls(page, known), 'a store that is edited').toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Manage coupons of 8 Bells Tea' }).click()
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  expect(await unreadableControls(page, known), 'the coupons of a store').toEqual([])

  await page.goto('/admin/coupons')
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: 'Delete selected' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await unreadableControls(page, known), 'a question').toEqual([])
})

test('notices of the admin area have enough contrast in each state', async ({ page }) => {
  const known = new Set<string>()
  test.setTimeout(90_000)
  const { token } = await giveSession(page)
  const name = newName('0 Aardwolf')
  await storeByApi(page.request, token, name)
  await page.goto('/admin/stores')
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  // With the focus it stays.
  await undo.focus()
  expect(await unreadableControls(page, known), 'a success').toEqual([])

  await page.route('**/restore', (route) => route.fulfill({ status: 500, json: {} }))
  // The check has disabled it.
  await undo.evaluate((button) => button.removeAttribute('disabled'))
  await undo.dispatchEvent('click')
  await page.getByRole('button', { name: 'Try again' }).focus()
  expect(await unreadableControls(page, known), 'a failure').toEqual([])
})

// axe judges no text on a gradient, such as the gold of an offer.
for (const colorScheme of ['light', 'dark'] as const) {
  test(`the texts of an offer have enough contrast: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/coupons/zephyr-outfitters')
    await untilInteractive(page)
    await page
      .getByRole('link', { name: /Get Coupon/ })
      .first()
      .click()
    await expect(page.locator(':modal').getByText('Affiliate link')).toBeVisible()
    await expect.poll(() => faintTexts(page)).toEqual([])
  })
}
