import type { Page } from '@playwright/test'
import { giveSession } from '../support/open-with-session'
import { newName, storeByApi } from '../support/store-by-api'
import { expectFocusInList } from './focus-in-list'
import { expect, test } from './test'
import { pressInMenu } from '../support/row-menu'

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })
const snackbar = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('a coupon is created, changed and deleted', async ({ page }) => {
  const { token } = await giveSession(page)
  const store = await storeByApi(page.request, token, newName('Marlhollow'))
  await page.goto(`/admin/coupons?storeId=${store._id}`)
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
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
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
