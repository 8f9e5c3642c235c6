import type { Page } from '@playwright/test'
import { enterAsStaff } from '../support/enter-as-staff'
import { imageFile, newName } from '../support/store-by-api'
import { expect, test } from './test'

test('a category is created, changed and deleted', async ({ page }) => {
  const name = newName('Aquaria')
  await enterAsStaff(page, '/admin')
  await page.getByRole('link', { name: 'Category Management' }).click()
  await page.getByText('Create New Category').click()
  await page.getByLabel('Name').fill(name)
  await expect(page.getByLabel('Slug')).toHaveValue(name.toLowerCase().replace(' ', '-'))
  await page.getByLabel('Description').fill('Tanks and what swims in them.')
  await page.locator('input[type=file]').setInputFiles(await imageFile('tank.png'))
  await expect(page.getByRole('img', { name: 'tank.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Create Category' }).click()
  await expect(page.getByText(`Category ${name} created successfully!`)).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Description').fill('Tanks, and what swims.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Category updated successfully!')).toBeVisible()
  await expect(row).toContainText('Tanks, and what swims.')

  await row.getByRole('button', { name: /^Make Top/ }).click()
  await expect(row.getByRole('button', { name: /^Remove from Top/ })).toBeVisible()
  await row.getByRole('button', { name: /^Remove from Top/ }).click()
  await expect(row.getByRole('button', { name: /^Make Top/ })).toBeVisible()

  await row.getByRole('button', { name: /^Delete/ }).click()
  await answer(page, 'Are you sure you want to delete this category?')
  await expect(page.getByText('Category deleted successfully!')).toBeVisible()
  await expect(row).toBeHidden()
})

test.describe('a session that ends', () => {
  test.use({ expectedProblems: [/status of 401/] })

  test('while editing asks for the password over the form, which is then saved', async ({
    page,
    context,
  }) => {
    const name = newName('Bonsai')
    await enterAsStaff(page, '/admin/create-category')
    await page.getByLabel('Name').fill(name)
    await endSession(page)
    await context.clearCookies()
    await page.getByRole('button', { name: 'Create Category' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await dialog.getByLabel('Password', { exact: true }).fill('Passw0rd!')
    await dialog.getByRole('button', { name: 'Sign In' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
    await expect(page.getByText(`Category ${name} created successfully!`)).toBeVisible()

    await endSession(page)
    await context.clearCookies()
    await page.goto('/admin/reviews?state=pending')
    await expect(page).toHaveURL('/login')
    await page.getByLabel('Email').fill('admin@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Passw0rd!')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/admin/reviews?state=pending')
    await page.getByRole('link', { name: 'Category Management' }).click()
    const row = page.getByRole('row').filter({ hasText: name })
    await row.getByRole('button', { name: /^Delete/ }).click()
    await answer(page, 'Are you sure you want to delete this category?')
    await expect(row).toBeHidden()
  })
})

/** The token has expired and cannot be renewed. */
function endSession(page: Page) {
  return page.evaluate(() => localStorage.setItem('token', 'run out'))
}

async function answer(page: Page, question: string) {
  await page
    .getByRole('alertdialog', { name: question })
    .getByRole('button', { name: 'Delete', exact: true })
    .click()
}
