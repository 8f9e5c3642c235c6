import type { Page } from '@playwright/test'
import { openWithSession } from '../support/open-with-session'
import { photograph } from '../support/image'
import { pressInMenu } from '../support/row-menu'
import { imageFile, newName } from '../support/store-by-api'
import { expectFocusInList } from './focus-in-list'
import { expect, nightly, test } from './test'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const snackbar = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('a store is created, changed and deleted, and the deletion can be undone', async ({ page }) => {
  const name = newName('Quillmoor')
  const slug = name.toLowerCase().replace(' ', '-')
  await openWithSession(page, '/admin/stores')
  await page.getByRole('link', { name: 'Create New Store' }).click()
  await page.getByRole('button', { name: 'Create Store' }).click()
  await expect(page.getByText('5 fields need your attention.')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  for (const message of ['Name is required.', 'A slug is required.', 'A logo is required.']) {
    await expect(page.getByText(message)).toBeVisible()
  }

  await page.getByLabel('Name').fill(name)
  await expect(page.getByLabel('Slug')).toHaveValue(slug)
  await page.getByLabel('Link').fill('https://quillmoor.example/')
  await page.getByLabel('Logo').setInputFiles(await imageFile('logo.png'))
  await expect(page.getByRole('img', { name: 'logo.png' })).toBeVisible()
  await page.getByLabel('Description').fill('Pens for moors.')
  await page.getByLabel('Category').selectOption('Pets')
  const outlines = () =>
    page
      .getByRole('radiogroup', { name: 'Rating' })
      .locator('label')
      .evaluateAll((halves) => halves.map((half) => getComputedStyle(half, '::after').content !== 'none'))
  expect(await outlines()).toEqual(Array(10).fill(true))
  await page.getByRole('radio', { name: '0.5 out of 5 stars' }).check()
  expect(await outlines()).toEqual([false, ...Array<boolean>(9).fill(true)])
  await page.getByRole('textbox', { name: 'Pros' }).fill('   ')
  await page.getByRole('textbox', { name: 'Pros' }).press('Enter')
  await page.getByRole('textbox', { name: 'Pros' }).fill('Dry ink')
  await page.getByRole('textbox', { name: 'Pros' }).press('Enter')
  await expect(page.getByRole('list', { name: 'Pros' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Cons' }).fill('Damp paper')
  await page.getByRole('textbox', { name: 'Cons' }).press('Enter')
  await page.getByRole('button', { name: 'Remove Damp paper' }).click()
  await page.getByRole('textbox', { name: 'Cons' }).fill('Slow post')
  await page.getByRole('button', { name: 'Create Store' }).click()
  await expect(snackbar(page, 'Store created successfully!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Saving...' })).toHaveCount(0)
  await expect(page).toHaveURL('/admin/stores')
  await expectFocusInList(page, name)

  await page.getByRole('searchbox', { name: 'Search stores' }).fill(name)
  await expect(page).toHaveURL(/q=Quillmoor/)
  await expect(row(page, name).getByRole('cell').nth(0)).toHaveText('Pens for moors.')
  await expect(row(page, name).getByRole('cell').nth(1)).toHaveText('Pets')
  await row(page, name).getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit store' })
  await dialog.getByRole('textbox', { name: 'Pros' }).fill('Kind people')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByLabel('Rating').fill('0.35')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Rating goes in steps of 0.1.')).toBeVisible()
  await dialog.getByLabel('Rating').fill('0.3')
  await expect(dialog.getByRole('list', { name: 'Cons' })).toHaveText(/^Slow post/)
  await dialog.getByLabel('Description').fill('Pens for all weathers.')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(row(page, name)).toContainText('Pens for all weathers.')
  const saved = await (await page.request.get(`/api/stores/slug/${slug}`)).json()
  expect(saved).toMatchObject({ pros: ['Dry ink', 'Kind people'], cons: ['Slow post'], rating: 0.3 })

  await pressInMenu(page, name, 'Delete')
  await expect(row(page, name)).toBeHidden()
  await snackbar(page, 'Store deleted successfully!').getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, name)).toContainText('Pens for all weathers.')
  await pressInMenu(page, name, 'Delete')
  await expect(snackbar(page, 'Store deleted successfully!')).toBeVisible()
  await expect(page.getByText('No results found.')).toBeVisible()
  expect((await page.request.get(`/api/stores/slug/${slug}`)).status()).toBe(404)

  // The server sorts the list, and the address has the order.
  await page.goto('/admin/stores')
  await expect(page.getByRole('rowheader').first()).toHaveText('8 Bells Tea')
  // Rows do not move while the next button is pressed.
  const more = page.getByRole('button', { name: 'More for 8 Bells Tea' })
  const height = async () => (await page.getByRole('row', { name: /^8 Bells Tea/ }).boundingBox())?.height
  const before = await height()
  await more.click()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  expect(await height()).toBe(before)
  await page.getByRole('button', { name: 'Name' }).click()
  await expect(page).toHaveURL('/admin/stores?sort=-name')
  await page.reload()
  // Zephyr Outfitters, or what another test has created meanwhile.
  await expect(page.getByRole('rowheader').first()).toHaveText(/^\D/)
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
})

test('a photograph is reduced before it is sent', nightly, async ({ page }) => {
  const buffer = await photograph()
  expect(buffer.length).toBeGreaterThan(5 * 1024 * 1024)
  await openWithSession(page, '/admin/create-store')
  await page.getByLabel('Logo').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })
  const name = newName('Photo')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Link').fill('https://photo.example/')
  await page.getByLabel('Description').fill('Pictures of moors.')
  const sent = page.waitForRequest('**/api/stores/create')
  await page.getByRole('button', { name: 'Create Store' }).click()
  const length = await (await sent).headerValue('content-length')
  expect(Number(length)).toBeLessThan(1024 * 1024)
})
