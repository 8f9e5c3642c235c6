import type { Page } from '@playwright/test'
import { openWithSession, giveSession } from '../support/open-with-session'
import { couponByApi, newName, storeByApi } from '../support/store-by-api'
import { expect, test } from './test'

test('staff approve several reviews at once, and see the most viewed coupons', async ({ page, request }) => {
  const { _id: storeId } = await (await request.get('/api/stores/slug/ebb')).json()
  for (const reviewerName of ['Bulk One', 'Bulk Two']) {
    const data = { reviewerName, text: 'For many at once.', rating: 3, storeId }
    expect((await request.post('/api/reviews/create', { data })).status()).toBe(201)
  }
  await openWithSession(page, '/admin')
  const pending = section(page, 'Reviews waiting for approval')
  for (const name of ['Bulk One', 'Bulk Two']) {
    await pending.getByRole('checkbox', { name: `Select the review of Ebb by ${name}` }).check()
  }
  await pending.getByRole('button', { name: 'Approve selected' }).click()
  await expect(page.getByText('2 reviews approved successfully!')).toBeVisible()
  await expect(pending.getByText('Bulk One')).toBeHidden()

  const chart = section(page, 'Most viewed coupons today')
  await expect(chart.getByRole('row')).toHaveCount(11)
})

test("staff read and delete a visitor's message", async ({ page, request }) => {
  const message = { fullName: 'Grace Dashboard', email: 'grace@example.com', message: 'WALK15 has stopped.' }
  expect((await request.post('/api/messages', { data: message })).status()).toBe(201)
  await openWithSession(page, '/admin')
  const messages = section(page, 'Messages from visitors')
  const card = messages.getByRole('listitem').filter({ hasText: 'Grace Dashboard' })
  await expect(card).toContainText('WALK15 has stopped.')
  await card.getByRole('button', { name: 'Delete the message of Grace Dashboard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Message deleted successfully!')).toBeVisible()
  await expect(card).toBeHidden()
})

test('staff take back what a network said of offers on a day', async ({ page }) => {
  await openWithSession(page, '/admin/offers-to-check')
  await page.getByRole('button', { name: 'Test Showroom chairs, sat in by strangers' }).click()
  const ledger = page.getByRole('list', { name: 'What was said before' }).getByRole('listitem')
  await ledger.getByRole('button', { name: 'Take back this network’s day' }).first().click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Take back all answers of this network on that day?')
  await question.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('Answers about 1 offer taken back')).toBeVisible()
  await expect(ledger.filter({ hasText: 'taken back by staff' })).toHaveCount(1)
})

test('staff withdraw an offer that a test has found dead, and take that back', async ({ page }) => {
  const { token } = await giveSession(page)
  const store = await storeByApi(page.request, token, newName('Thistlewick'))
  const { _id, title } = await couponByApi(page.request, token, {
    storeId: store._id,
    title: newName('Dead'),
  })
  const tested = await page.request.post(`/api/coupons/${_id}/tests`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { outcome: 'failed' },
  })
  expect(tested.ok()).toBe(true)
  await page.goto('/admin')
  const row = section(page, 'Offers to check').getByRole('row').filter({ hasText: title })
  await row.getByRole('button', { name: `Withdraw ${title}` }).click()
  await expect(page.getByText('Coupon withdrawn')).toBeVisible()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByRole('button', { name: `Test ${title}` })).toBeFocused()

  await page.goto(`/admin/coupons?storeId=${store._id}&status=withdrawn`)
  await expect(page.getByText('No coupon of this store is withdrawn.')).toBeVisible()
})

function section(page: Page, name: string) {
  return page.getByRole('region', { name })
}
