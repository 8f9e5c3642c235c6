import { pressInMenu } from '../support/row-menu'
import { openWithSession } from '../support/open-with-session'
import { expect, test } from './test'

test.use({
  expectedProblems: [/ERR_(INTERNET_DISCONNECTED|FAILED)|dynamically imported module|Unable to preload CSS/],
})

test('a lost connection is told, and the page continues with it; so is a silent server', async ({
  page,
  context,
}) => {
  await openWithSession(page, '/admin/stores')
  await expect(page.getByRole('rowheader')).toHaveCount(25)
  const [first] = await page.getByRole('rowheader').allInnerTexts()
  const connectionNotice = page.getByRole('status').filter({ hasText: 'You are offline.' })

  await context.setOffline(true)
  await expect(connectionNotice).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/cursor=/)
  await expect(page.locator('[aria-busy]').filter({ has: page.getByRole('table') })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  await expect(page.getByRole('rowheader').first()).toHaveText(first!)
  await expect(page.getByText('Page 1', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await pressInMenu(page, first!, 'Delete')
  await expect(page.getByText('Failed to delete store. Please try again.')).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(25)

  await context.setOffline(false)
  await expect(connectionNotice).toBeHidden()
  await expect(page.getByRole('rowheader').first()).not.toHaveText(first!)
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible()
  await expect(page.getByText('Failed to load stores')).toBeHidden()

  // A server that does not answer is reported until it answers.
  await page.goto('/admin')
  await expect(page.getByText('Total Stores')).toBeVisible()
  await page.route('**/api/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Reload' }).click()
  const unreachable = page.getByRole('status').filter({ hasText: 'The server cannot be reached.' })
  await expect(unreachable).toBeVisible()
  await expect(page.getByText('Error loading data')).toHaveCount(0)
  await page.unrouteAll()
  await expect(unreachable).toBeHidden()
})
