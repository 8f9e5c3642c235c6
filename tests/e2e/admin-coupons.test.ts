import type { Page } from '@playwright/test'
import type { Coupon } from '#domain/coupon/coupon'
import { giveSession } from '../support/open-with-session'
import { couponByApi, newName, storeByApi } from '../support/store-by-api'
import { expectFocusInList } from './focus-in-list'
import { expect, test } from './test'
import { pressInMenu } from '../support/row-menu'

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })
const snackbar = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function openCoupons(page: Page, titles: readonly string[]) {
  const { token } = await giveSession(page)
  const store = await storeByApi(page.request, token, newName('Marlhollow'))
  const coupons: Coupon[] = []
  for (const title of titles) {
    coupons.push(await couponByApi(page.request, token, { storeId: store._id, title }))
  }
  await page.goto(`/admin/coupons?storeId=${store._id}`)
  return { store, coupons, headers: { Authorization: `Bearer ${token}` } }
}

test('a coupon is created, changed and deleted', async ({ page }) => {
  const { store } = await openCoupons(page, [])
  const [before, after] = [newName('Fifth'), newName('Quarter')]
  await expect(page.getByText('This store has no coupons yet.')).toBeVisible()
  await page.goto('/admin/create-coupon')
  const submit = page.getByRole('button', { name: 'Create Coupon' })
  await expect(submit).toBeDisabled()
  await page.getByRole('combobox', { name: 'Store' }).fill(store.name)
  await page.getByRole('option', { name: store.name }).click()
  await expect(submit).toBeEnabled()
  await page.getByLabel('Title').fill(before)
  await enterPercentage(page)
  await page.getByLabel('Link').fill('https://marl.example/')
  await page.getByLabel('Type').selectOption('Deal')
  await expect(page.getByLabel('Coupon code')).toBeDisabled()
  await page.getByLabel('Type').selectOption('Code')
  await page.getByLabel('Coupon code').fill('MARL20')
  await submit.click()
  await expect(page).toHaveURL('/admin/coupons')
  await expectFocusInList(page, before)
  await expect(row(page, before)).toContainText('MARL20')
  await expect(row(page, before)).toContainText('7.5%')

  // In the list of one store, because other tests change the list of all coupons, and rows would move.
  await page.goto(`/admin/coupons?storeId=${store._id}`)
  await page.getByRole('button', { name: before, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit coupon' })
  await expect(dialog.getByLabel('Coupon code')).toHaveValue('MARL20')
  await dialog.getByLabel('Type').selectOption('Deal')
  await expect(dialog.getByLabel('Coupon code')).toBeHidden()
  await dialog.getByLabel('Title').fill(after)
  await dialog.getByLabel('Percentage off').fill('25')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(snackbar(page, 'Coupon updated')).toBeVisible()
  await expect(row(page, after)).toContainText('Deal')
  await expect(row(page, after)).not.toContainText('MARL20')

  await pressInMenu(page, after, 'Delete')
  const question = page.getByRole('alertdialog', { name: 'Delete this coupon?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row(page, after)).toBeVisible()
  await pressInMenu(page, after, 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(snackbar(page, 'Coupon deleted')).toBeVisible()
  await expect(row(page, after)).toBeHidden()
  await expect(page.locator(':focus')).toHaveText('This store has no coupons yet.')
})

async function enterPercentage(page: Page) {
  const field = page.getByLabel('Percentage off')
  await field.pressSequentially('1.234,5')
  await page.getByRole('button', { name: 'Create Coupon' }).click()
  await expect(field).toHaveAccessibleDescription(/^Percentage off must be a number\./)
  await field.fill('')
  await field.pressSequentially('7,5')
  await field.hover()
  await page.mouse.wheel(0, 100)
  await page.keyboard.press('ArrowUp')
  await expect(field).toHaveValue('7,5')
}

test('several coupons are deleted at once', async ({ page }) => {
  await openCoupons(page, ['First', 'Second', 'Third'])
  await page.getByRole('checkbox', { name: 'Select First' }).check()
  await page.getByRole('checkbox', { name: 'Select Third' }).check()
  const deletion = page.getByRole('button', { name: 'Delete selected' })
  await deletion.click()
  const question = page.getByRole('alertdialog', { name: 'Delete these 2 coupons?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(deletion).toBeFocused()
  await deletion.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(snackbar(page, '2 coupons deleted')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('rowheader')).toHaveText(['Second'])
  await page.reload()
  await expect(page.getByRole('rowheader')).toHaveText(['Second'])
})

test('creating a coupon of a store leads back to it, and a duplicate is asked about', async ({ page }) => {
  const { store } = await openCoupons(page, ['Half', 'A tenth off'])
  await page.goto(`/admin/stores?q=${store.name}`)
  await page.getByRole('button', { name: `Manage coupons of ${store.name}` }).click()
  const coupons = page.getByRole('dialog', { name: `Coupons of ${store.name}` })
  await coupons.getByRole('button', { name: 'Delete A tenth off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  // Outside the dialog it would not be announced.
  await expect(coupons.getByRole('status').filter({ hasText: 'Coupon deleted' })).toBeVisible()
  await coupons.getByRole('link', { name: 'Create New Coupon' }).click()
  await expect(page.getByRole('combobox', { name: 'Store' })).toHaveValue(store.name)
  await expect(page.getByRole('combobox', { name: 'Store' })).toBeFocused()
  await page.getByLabel('Title').fill('Another')
  await page.getByLabel('Percentage off').fill('30')
  await page.getByLabel('Link').fill('https://example.com/')
  await page.getByLabel('Coupon code').fill('tests')
  await page.getByRole('button', { name: 'Create Coupon' }).click()
  const question = page.getByRole('alertdialog', { name: 'This store has the same coupon already.' })
  await expect(question.getByText('It is “Half”, 20% with the code TESTS.')).toBeVisible()
  await expect(page.getByText('Saving...')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: 'Create Coupon' })).toBeFocused()
  await page.getByLabel('Title').fill('Half')
  await page.getByLabel('Percentage off').fill('20')
  await page.getByLabel('Type').selectOption('Deal')
  await page.getByRole('button', { name: 'Create Coupon' }).click()
  await question.getByRole('button', { name: 'Save it all the same' }).click()
  await expect(page).toHaveURL(`/admin/coupons?storeId=${store._id}`)
  await expect(page.getByRole('rowheader')).toHaveText(['Half', 'Half'])
  await expect(page.getByRole('combobox', { name: 'Store' })).toHaveValue(store.name)

  // An existing duplicate is not asked about again when another field changes.
  await page.getByRole('button', { name: 'Half', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Edit coupon' })
  await dialog.getByLabel('Type').selectOption('Code')
  await dialog.getByLabel('Coupon code').fill('OTHER')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(snackbar(page, 'Coupon updated')).toBeVisible()
})
