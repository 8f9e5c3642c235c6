import type { Page } from '@playwright/test'
import { openWithSession } from '../support/open-with-session'
import { expect, test } from './test'

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

function section(page: Page, name: string) {
  return page.getByRole('region', { name })
}
