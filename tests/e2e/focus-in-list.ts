import { expect, type Page } from '@playwright/test'

/** What was created has the focus, or the heading if it is not on the first page of its list. */
export async function expectFocusInList(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const row = page.getByRole('row').filter({ hasText: name })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(row.or(heading).locator(':scope:focus, :focus').first()).toBeVisible()
  if ((await row.count()) > 0) await expect(row.locator(':focus')).toHaveCount(1)
}
