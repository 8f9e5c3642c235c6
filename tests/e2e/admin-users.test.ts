import { randomUUID } from 'node:crypto'
import { openWithSession } from '../support/open-with-session'
import { newName } from '../support/store-by-api'
import { expectFocusInList } from './focus-in-list'
import { expect, test } from './test'

test.use({ expectedProblems: [/status of 409/] })

test('a user is created, changed and deleted, but not what is refused of their own account', async ({
  page,
}) => {
  const name = newName('Aaron')
  await openWithSession(page, '/admin')
  await page.getByRole('link', { name: 'User Management' }).click()
  await page.getByText('Add user').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill('admin@example.com')
  await dialog.getByLabel('Role').selectOption('manager')
  await dialog.getByLabel('Password').fill('weak')
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(dialog.getByText('Password must have at least 8 characters.')).toBeVisible()
  await page.goBack()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue(name)
  await dialog.getByLabel('Password').fill('Passw0rd!')
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(dialog.getByText('Failed to save user. Another user has this email address.')).toBeVisible()
  await dialog.getByLabel('Email').fill(`${randomUUID()}@example.com`)
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(page.getByText(`User ${name} added successfully!`)).toBeVisible()
  await expectFocusInList(page, name)

  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: /^Edit/ }).click()
  await expect(dialog.getByLabel('Password')).toHaveCount(0)
  await dialog.getByLabel('Role').selectOption('user')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`User ${name} updated successfully!`)).toBeVisible()
  await expect(row.getByRole('cell').filter({ hasText: /^user$/ })).toBeVisible()

  await row.getByRole('button', { name: /^Delete/ }).click()
  const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true })
  await yes.click()
  await expect(page.getByText(`User ${name} deleted successfully!`)).toBeVisible()
  await expect(row).toBeHidden()

  const own = page.getByRole('row').filter({ hasText: 'admin@example.com' })
  await expect(own.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await own.getByRole('button', { name: /^Edit/ }).click()
  for (const role of ['manager', 'user']) {
    await expect(dialog.getByRole('option', { name: role })).toBeDisabled()
  }
})
