import { openWithSession } from '../support/open-with-session'
import { newName } from '../support/store-by-api'
import { expectFocusInList } from './focus-in-list'
import { expect, test } from './test'

test('a review is created, approved, changed and deleted', async ({ page }) => {
  const reviewer = newName('Rosa')
  await openWithSession(page, '/admin')
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  await page
    .getByRole('button', { name: 'Create New Review' })
    .or(page.getByRole('link', { name: 'Create New Review' }))
    .click()

  await page.getByRole('button', { name: 'Create Review' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please fill in all fields.' })).toBeVisible()

  await page.getByRole('combobox', { name: 'Store' }).fill('zephyr')
  await page.getByRole('option', { name: 'Zephyr Outfitters' }).click()
  await page.getByLabel('Rating').selectOption('4 stars')
  await page.getByLabel('Reviewer name').fill(reviewer)
  await page.getByLabel('Review', { exact: true }).fill('It came on a Sunday.')
  await page.getByRole('button', { name: 'Create Review' }).click()
  await expect(page.getByText('Review added successfully')).toBeVisible()
  await expectFocusInList(page, reviewer)

  await page.getByLabel('Show').selectOption('Waiting for approval')
  await expect(page).toHaveURL('/admin/reviews?state=pending')
  const row = page.getByRole('row').filter({ hasText: reviewer })
  await row.getByRole('button', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Review', { exact: true }).fill('It came on a Monday.')
  await dialog.getByLabel('Rating').selectOption('5 stars')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Review updated successfully!')).toBeVisible()
  await expect(row).toContainText('It came on a Monday.')
  await expect(row.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible()

  await row.getByRole('button', { name: /^Approve/ }).click()
  await expect(page.getByText('Review approved successfully!')).toBeVisible()
  await expect(row).toBeHidden()

  await page.getByLabel('Show').selectOption('Approved')
  await row.getByRole('button', { name: /^Delete/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this review?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: /^Delete/ }).click()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Review deleted successfully!')).toBeVisible()
  await expect(row).toBeHidden()
})
