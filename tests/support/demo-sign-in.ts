import type { Page } from '@playwright/test'
import { demoPassword, demoStaff } from '#demo/staff'

/** A demo account, as the product prints it when it starts. */
export const demoAccount = { email: demoStaff[0]?.email ?? '', password: demoPassword }

/** Signs in through the form, and waits for the dashboard. */
export async function signInAsStaff(page: Page, { email, password } = demoAccount): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/admin')
}
