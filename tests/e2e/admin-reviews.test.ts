import { enterAsStaff } from '../support/enter-as-staff'
import { newName } from '../support/store-by-api'
import { expect, test } from './test'

test('a review is created, approved, changed and deleted', async ({ page }) => {
  const reviewer = newName('Rosa')
  await enterAsStaff(page, '/admin')
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

test.describe('with faults', () => {
  test.use({ expectedProblems: [/status of (400|500)|A review could not be saved/] })

  test('each failure shows its message, and optimistic changes are taken back', async ({ page }) => {
    const name = newName('Vera')
    const { _id: storeId } = await (await page.request.get('/api/stores/slug/ebb')).json()
    const data = { reviewerName: name, text: 'Not yet read.', rating: 3, storeId }
    expect((await page.request.post('/api/reviews/create', { data })).status()).toBe(201)
    await enterAsStaff(page, '/admin/reviews?state=pending')
    const row = page.getByRole('row').filter({ hasText: name })
    await page.route(/\/api\/reviews\/(by-id\/)?[0-9A-Z]{26}/, (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, json: {} }),
    )
    await row.getByRole('button', { name: /^Approve/ }).click()
    await expect(page.getByText('Failed to approve review. Please try again.')).toBeVisible()
    await expect(page.getByRole('rowheader', { name })).toBeVisible()

    await row.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('Error deleting review!')).toBeVisible()
    await expect(page.getByRole('rowheader', { name })).toBeVisible()

    await row.getByRole('button', { name: /^Edit/ }).click()
    const text = page.getByRole('dialog').getByLabel('Review', { exact: true })
    await text.fill('Something else.')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Error updating review!')).toBeVisible()
    await expect(text).toHaveValue('Something else.')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard changes' }).click()

    await page.getByRole('link', { name: 'Create New Review' }).click()
    await page.getByRole('combobox', { name: 'Store' }).fill('zephyr')
    await page.getByRole('option', { name: 'Zephyr Outfitters' }).click()
    await page.getByLabel('Rating').selectOption('4 stars')
    await page.getByLabel('Reviewer name').fill(name)
    await page.getByLabel('Review', { exact: true }).fill('Kept.')
    for (const [status, message, said] of [
      [400, 'It is not so.', 'Failed to create review. It is not so.'],
      [500, '', 'Failed to add review. Please try again.'],
    ] as const) {
      await page.route('**/api/reviews/create', (route) =>
        route.fulfill({ status, json: { error: 'invalid', message } }),
      )
      await page.getByRole('button', { name: 'Create Review' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(said)
    }
    await expect(page.getByLabel('Review', { exact: true })).toHaveValue('Kept.')
  })
})
