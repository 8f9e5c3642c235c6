import { openWithSession } from '../../../support/open-with-session'
import { expect, nightly, test } from '../../../e2e/test'

test('staff take back what a network said of offers on a day', nightly, async ({ page }) => {
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
