import { expect, type Page } from '@playwright/test'
import { openWithSession } from '../../../support/open-with-session'
import { untilInteractive } from '../../../support/interactive'
import { newName } from '../../../support/store-by-api'
import { test } from '../../../e2e/test'
import { pressInMenu } from '../../../support/row-menu'

const hostile = `\n"'><script>alert(1)</script> سريع جدا ${'Donaudampfschiff'.repeat(40)}`

/** An offer of a store that other tests leave alone. One of them withdraws it. */
async function openOffer(page: Page, slug = 'ebb') {
  const { _id: storeId } = await (await page.request.get(`/api/stores/slug/${slug}`)).json()
  const [offer] = await (await page.request.get(`/api/stores/coupons/${storeId}`)).json()
  await page.goto(`/coupons/${slug}?couponId=${offer._id}`)
  return offer.title as string
}

async function fillIn(page: Page, text: string) {
  await page.getByLabel('What is wrong?').selectOption('Misleading')
  await page.getByLabel('Please explain').fill(text)
}

test.describe('where staff decide too early', () => {
  test.use({ expectedProblems: [/status of 4(00|12)/] })

  test('a visitor reports an offer, staff decide, and the receipt says what and why', async ({ page }) => {
    const text = newName('It is not true')
    const title = await openOffer(page)
    await untilInteractive(page)
    await page.getByRole('dialog').getByRole('link', { name: 'Report this offer' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Report an offer' })).toBeVisible()
    await expect(page.getByText(`You report the offer “${title}” of Ebb`)).toBeVisible()
    const shownAt = await page.evaluate(() => performance.now())
    await fillIn(page, text)
    await page.getByLabel(/^Email Address/).fill('ada@example.com')
    // Programs fill in forms faster.
    await page.waitForFunction((since) => performance.now() > since + 2500, shownAt)
    await page.getByRole('button', { name: 'Send report' }).click()
    await expect(page).toHaveURL(/\/report\/[0-9A-Z]{26}$/)
    await expect(page.getByText('Nothing has been decided yet.')).toBeVisible()
    await expect(page.locator('main')).not.toContainText(text)
    await expect(page.locator('main')).toContainText(title)
    const receipt = page.url()

    await openWithSession(page, '/admin/reports')
    const row = page.getByRole('row').filter({ hasText: text })
    await expect(row).toContainText('ada@example.com')
    await row.getByRole('button', { name: /^Decide/ }).click()
    const other = await openDecision(page, text)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog.getByText('Outcome is required.')).toBeVisible()
    await dialog.getByLabel('Outcome').selectOption('It was removed.')
    await expect(dialog).toContainText(text)
    await dialog.getByLabel('Reason').fill(`It had ended. ${hostile}`)
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog.getByText(/^Visitors still see the offer/)).toBeVisible()
    await pressInMenu(dialog, title, 'Withdraw')
    await expect(page.getByText('Coupon withdrawn')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Report decided successfully!')).toBeVisible()
    await expect(row).toBeHidden()
    await decideLate(other)

    await page.getByLabel('Show').selectOption('Decided')
    await expect(row.getByRole('cell', { name: 'Sent', exact: true })).toBeVisible()
    await expect(row.getByRole('button', { name: /^Mail the decision/ })).toHaveCount(0)

    // Another visitor's address: the first answer may be cached for a minute.
    const read = await (await page.request.get(receipt.replace('/report/', '/api/reports/'))).json()
    expect(read.decision).toMatchObject({ outcome: 'removed' })
    await page.goto(`${receipt}?again`)
    await expect(page.getByText('It was removed.')).toBeVisible()
    await expect(page.getByText('It had ended.')).toBeVisible()
  })
})

async function openDecision(page: Page, text: string): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto('/admin/reports')
  await other
    .getByRole('row')
    .filter({ hasText: text })
    .getByRole('button', { name: /^Decide/ })
    .click()
  return other
}

async function decideLate(page: Page) {
  const dialog = page.getByRole('dialog').first()
  await dialog.getByLabel('Outcome').selectOption('It stays as it is.')
  await dialog.getByLabel('Reason').fill('I see nothing wrong.')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  const choice = page.getByRole('dialog', { name: 'Someone else has changed this' })
  const outcome = choice.getByRole('group', { name: 'Outcome' })
  await expect(outcome.getByRole('radio', { name: 'Yours It stays as it is.' })).toBeChecked()
  await outcome.getByRole('radio', { name: 'Theirs It was removed.' }).check()
  await expect(choice.getByRole('radio', { name: 'Yours I see nothing wrong.' })).toBeChecked()
  await choice.getByRole('radio', { name: /^Theirs It had ended/ }).check()
  await choice.getByRole('button', { name: 'Save what is chosen' }).click()
  await expect(page.getByText('Report decided successfully!')).toBeVisible()
}

test.describe('without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    expectedProblems: [/status of 400/],
  })

  test('a report is refused, corrected and sent, and leads to its receipt', async ({ page }) => {
    await openOffer(page, 'loam-&-lantern')
    await page.getByRole('link', { name: 'Report this offer' }).click()
    // Its own checks are those of a browser that has them.
    await page.getByLabel('Please explain').fill(hostile)
    await page.getByLabel(/^Email Address/).fill('ada@example')
    await page.getByLabel('What is wrong?').selectOption('Fake')
    await page.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByText('Your report could not be sent. Please try again.')).toBeInViewport()
    await expect(page.getByLabel(/^Email Address/)).toHaveAccessibleDescription(/^Enter an email address/)
    await expect(page.getByLabel('Please explain')).toHaveValue(hostile)
    await expect(page.getByLabel('What is wrong?')).toHaveValue('fake')
    await page.getByLabel(/^Email Address/).fill('')
    await page.getByRole('button', { name: 'Send report' }).click()
    await expect(page).toHaveURL(/\/report\/[0-9A-Z]{26}(?:#outcome)?$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Your report' })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})
