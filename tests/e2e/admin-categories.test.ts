import type { Page } from '@playwright/test'
import { openWithSession } from '../support/open-with-session'
import { imageFile, newName } from '../support/store-by-api'
import { expectFocusInList } from './focus-in-list'
import { expect, test } from './test'

test('a category is created, changed and deleted', async ({ page }) => {
  const name = newName('Aquaria')
  await openWithSession(page, '/admin')
  await page.getByRole('link', { name: 'Category Management' }).click()
  await page.getByText('Create New Category').click()
  await page.getByLabel('Name').fill(name)
  await expect(page.getByLabel('Slug')).toHaveValue(name.toLowerCase().replace(' ', '-'))
  await page.getByLabel('Description').fill('Tanks and what swims in them.')
  await page.locator('input[type=file]').setInputFiles(await imageFile('tank.png'))
  await expect(page.getByRole('img', { name: 'tank.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Create Category' }).click()
  await expect(page.getByText(`Category ${name} created successfully!`)).toBeVisible()
  await expectFocusInList(page, name)

  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Description').fill('Tanks, and what swims.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Category updated successfully!')).toBeVisible()
  await expect(row).toContainText('Tanks, and what swims.')

  await row.getByRole('button', { name: /^Make Top/ }).click()
  await expect(row.getByRole('button', { name: /^Remove from Top/ })).toBeVisible()
  // The deletion must not overtake it.
  const removed = page.waitForResponse(/\/remove-top$/)
  await row.getByRole('button', { name: /^Remove from Top/ }).click()
  await expect(row.getByRole('button', { name: /^Make Top/ })).toBeVisible()
  await removed

  await row.getByRole('button', { name: /^Delete/ }).click()
  await answer(page, 'Are you sure you want to delete this category?')
  await expect(page.getByText('Category deleted successfully!')).toBeVisible()
  await expect(row).toBeHidden()
})

async function answer(page: Page, question: string) {
  await page
    .getByRole('alertdialog', { name: question })
    .getByRole('button', { name: 'Delete', exact: true })
    .click()
}
