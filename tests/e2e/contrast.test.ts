import { adminPages } from '../../src/admin/admin-pages'
import { unreadableControls } from '../support/contrast'
import { enterAsStaff } from '../support/enter-as-staff'
import { expect, test } from './test'

// axe checks a page in its present state. These tests check every button and link in each of its states.

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedProblems: [/status of 404/] })

test('buttons and links of the admin area have enough contrast in each state', async ({ page }) => {
  const known = new Set<string>()
  test.setTimeout(120_000)
  await enterAsStaff(page, '/admin')
  for (const { path, menu } of Object.values(adminPages)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (menu !== undefined) await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
    expect(await unreadableControls(page, known), path).toEqual([])
  }
})

test('dialogs of the admin area have enough contrast in each state', async ({ page }) => {
  const known = new Set<string>()
  test.setTimeout(90_000)
  await enterAsStaff(page, '/admin/stores')
  await page.getByRole('button', { name: 'Edit 8 Bells Tea' }).click()
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible()
  expect(await unreadableControls(page, known), 'a store that is edited').toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Manage coupons of 8 Bells Tea' }).click()
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  expect(await unreadableControls(page, known), 'the coupons of a store').toEqual([])

  await page.goto('/admin/coupons')
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: 'Delete selected' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await unreadableControls(page, known), 'a question').toEqual([])
})
