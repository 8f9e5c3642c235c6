import { randomUUID } from 'node:crypto'
import { enterAsStaff } from '../support/enter-as-staff'
import { newName } from '../support/store-by-api'
import { expect, test } from './test'

test.use({ expectedProblems: [/status of (409|500)|net::ERR_FAILED/] })

test('a user is created, changed and deleted', async ({ page }) => {
  const name = newName('Aaron')
  await enterAsStaff(page, '/admin')
  await page.getByRole('link', { name: 'User Management' }).click()
  await page.getByText('Add user').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill('admin@example.com')
  await dialog.getByLabel('Role').selectOption('manager')
  await dialog.getByLabel('Password').fill('weak')
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(dialog.getByText('Password must have at least 8 characters.')).toBeVisible()
  await dialog.getByLabel('Password').fill('Passw0rd!')
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(dialog.getByText('Failed to save user. Another user has this email address.')).toBeVisible()
  await dialog.getByLabel('Email').fill(`${randomUUID()}@example.com`)
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(page.getByText(`User ${name} added successfully!`)).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: /^Edit/ }).click()
  await expect(dialog.getByLabel('Password')).toHaveCount(0)
  await dialog.getByLabel('Role').selectOption('user')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`User ${name} updated successfully!`)).toBeVisible()
  await expect(row.getByRole('cell').filter({ hasText: /^user$/ })).toBeVisible()

  await page.route('**/api/users/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await row.getByRole('button', { name: /^Delete/ }).click()
  const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true })
  await yes.click()
  await expect(page.getByText('Failed to delete user.')).toBeVisible()
  await expect(row).toBeVisible()
  await page.unroute('**/api/users/*')
  await row.getByRole('button', { name: /^Delete/ }).click()
  await yes.click()
  await expect(page.getByText(`User ${name} deleted successfully!`)).toBeVisible()
  await expect(row).toBeHidden()
})

test('a user is added once, although the first answer is lost', async ({ page }) => {
  const name = newName('Abel')
  await enterAsStaff(page, '/admin/users?create=user')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill(`${randomUUID()}@example.com`)
  await dialog.getByLabel('Password').fill('Passw0rd!')
  const register = '**/api/users/register'
  await page.route(register, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(dialog.getByText('Failed to save user.')).toBeVisible()
  await page.unroute(register)
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(page.getByText(`User ${name} added successfully!`)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1)
})

test('users are not offered what is refused of their own account, and a failed list says so', async ({
  page,
}) => {
  await enterAsStaff(page, '/admin/users')
  const row = page.getByRole('row').filter({ hasText: 'admin@example.com' })
  await row.getByRole('button', { name: /^Edit/ }).click()
  for (const role of ['manager', 'user']) {
    await expect(page.getByRole('dialog').getByRole('option', { name: role })).toBeDisabled()
  }
  await expect(row.getByRole('button', { name: /^Delete/, includeHidden: true })).toHaveCount(0)

  await page.route('**/api/users/?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByText('Failed to fetch users.')).toBeVisible()
})
