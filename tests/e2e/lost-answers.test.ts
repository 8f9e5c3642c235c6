import type { Page } from '@playwright/test'
import { enterAsStaff } from '../support/enter-as-staff'
import { newName } from '../support/store-by-api'
import { expect, test } from './test'

test.use({ expectedProblems: [/ERR_FAILED|status of (400|404|409|412)/] })

/** Lets the next call by this method reach the server, and cuts the connection before its answer. */
async function loseAnswer(page: Page, method: string) {
  let isLost = false
  await page.route(/\/api\/categories/, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback()
    isLost = true
    await route.fetch()
    return route.abort()
  })
}

const failed = (what: string) => `An error occurred while ${what} the category`

test('what was saved although its answer was lost is saved once, as it was typed at last', async ({
  page,
}) => {
  const name = newName('Aquaria')
  await enterAsStaff(page, '/admin/create-category')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Description').fill('Tanks.')
  await loseAnswer(page, 'POST')
  const create = page.getByRole('button', { name: 'Create Category' })
  await create.click()
  await expect(page.getByText(failed('creating'))).toBeVisible()
  await page.getByLabel('Description').fill('Tanks and what swims in them.')
  await create.click()
  await expect(page.getByText(`Category ${name} created successfully!`)).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Tanks and what swims in them.')

  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Save' })
  for (const last of ['Tanks alone.', 'Tanks, corrected.']) {
    await row.getByRole('button', { name: /^Edit/ }).click()
    await dialog.getByLabel('Description').fill('Tanks alone.')
    await loseAnswer(page, 'PUT')
    await save.click()
    await expect(dialog.getByText(failed('updating'))).toBeVisible()
    await dialog.getByLabel('Description').fill(last)
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText(last)
  }

  // The list cannot be read either, so the row stays.
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.fallback(),
  )
  await loseAnswer(page, 'DELETE')
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' })
  await row.getByRole('button', { name: /^Delete/ }).click()
  await confirm.click()
  await expect(page.getByText('Category deleted successfully!')).toBeVisible()
  await page.unrouteAll()
  await expect(row).toBeHidden()
})
