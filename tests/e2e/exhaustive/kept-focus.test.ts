import type { Page } from '@playwright/test'

import { demoAccount } from '../../support/demo-sign-in'

import { expect, test } from '../test'

// The focus never drops to the body, from where Tab begins at the top of the page again, unheard.

const content = (page: Page) => page.getByRole('main')

async function signIn(page: Page) {
  await page.getByLabel('Email').fill(demoAccount.email)
  await page.getByLabel('Password', { exact: true }).fill(demoAccount.password)
  await page.keyboard.press('Enter')
}

test('signing in, going from page to page and signing out each lead to what is new', async ({ page }) => {
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL('/admin')
  await expect(content(page)).toBeFocused()

  await page.getByRole('link', { name: 'Category Management' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Category Management' })).toBeVisible()
  await expect(content(page)).toBeFocused()

  await page.getByRole('link', { name: 'Create New Category' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toBeFocused()
})
