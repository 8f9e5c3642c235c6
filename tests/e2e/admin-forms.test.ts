import type { Page } from '@playwright/test'
import { enterAsStaff } from '../support/enter-as-staff'
import { layoutProblems } from '../support/layout-problems'
import { couponByApi, newName, storeByApi } from '../support/store-by-api'
import { expect, test } from './test'

test('a page with a create form focuses its first field', async ({ page }) => {
  await enterAsStaff(page, '/admin')
  for (const [path, field] of [
    ['create-store', page.getByLabel('Name')],
    ['create-category', page.getByLabel('Name')],
    ['create-blog', page.getByLabel('Title', { exact: true })],
    ['create-review', page.getByRole('combobox', { name: 'Store' })],
    ['create-coupon', page.getByRole('combobox', { name: 'Store' })],
  ] as const) {
    await page.goto(`/admin/${path}`)
    await expect(field, path).toBeFocused()
  }
})

test('a file that is not an image is refused when it is chosen, whatever its name', async ({ page }) => {
  await enterAsStaff(page, '/admin/create-category')
  const buffer = Buffer.from('%PDF-1.7 these are notes')
  await page.getByLabel(/^Image/).setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer })
  const problem = page.getByText('notes.png: The image must be a PNG, JPEG, WebP, GIF or AVIF file.')
  await expect(problem).toBeVisible()
  await expect(page.getByRole('list', { name: 'Chosen images' }).getByRole('img')).toHaveCount(0)
})

test('a name is stored without invisible characters', async ({ page }) => {
  await enterAsStaff(page, '/admin/create-category')
  const name = newName('Kiosk')
  await page.getByLabel('Name').fill(`\u202E${name.slice(0, 2)}\u2066\u0007${name.slice(2)}\u202C`)
  await page.getByRole('button', { name: 'Create Category' }).click()
  await expect(page).toHaveURL('/admin/categories')
  await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible()
})

test('the entries of the menu have the same places on every page', async ({ page }) => {
  await enterAsStaff(page, '/admin')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const seen = new Set<string>()
    for (const entry of ['Dashboard', 'Coupons Management', 'Category Management']) {
      const link = page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link', { name: entry })
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'page')
      seen.add(JSON.stringify(await placesOfEntries(page)))
    }
    expect([...seen]).toHaveLength(1)
  }
})

test('a pill is visible on a hovered row', async ({ page }) => {
  await enterAsStaff(page, '/admin/coupons')
  const row = page.getByRole('row').nth(1)
  await row.hover()
  const pill = row.getByText(/^(Deal|Code)$/)
  const colours = [
    await row.evaluate((element) => getComputedStyle(element).backgroundColor),
    await pill.evaluate((element) => getComputedStyle(element).borderTopColor),
  ]
  expect(new Set(colours).size).toBe(2)
  await expect(pill).toHaveCSS('border-top-style', 'solid')
})

test('on a laptop the buttons of a store are on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await enterAsStaff(page, '/admin/stores')
  const buttons = page.getByRole('row').nth(1).getByRole('cell').last().getByRole('button')
  await expect(buttons).toHaveText(['Edit', 'Coupons', 'Delete'])
  const tops = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('no button of a row is cut off beside the menu', async ({ page }) => {
    await enterAsStaff(page, '/admin')
    for (const list of ['categories', 'reviews']) {
      await page.goto(`/admin/${list}`)
      await expect(page.getByRole('rowheader').first()).toBeVisible()
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        await expect(page.getByRole('navigation', { name: 'Admin Panel' })).toHaveCSS('width', '180px')
        expect(await layoutProblems(page), `${list} at ${width} px`).toEqual([])
      }
    }
  })

  test('nothing covers the menu, the link back or Logout', async ({ page }) => {
    const { token } = await enterAsStaff(page, '/admin/create-coupon')
    const [menu, back] = [
      await page.getByRole('button', { name: 'Menu' }).boundingBox(),
      await page.getByRole('link', { name: 'All coupons' }).boundingBox(),
    ]
    expect(menu!.y + menu!.height).toBeLessThanOrEqual(back!.y)

    const store = await storeByApi(page.request, token, newName('Pierhead'))
    await couponByApi(page.request, token, { storeId: store._id, title: 'Half' })
    await page.goto(`/admin/coupons?storeId=${store._id}`)
    await page.getByRole('button', { name: 'Delete Half' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Coupon deleted' })).toBeVisible()
    // A click works at once, or waits until the notice has gone.
    await page.getByRole('button', { name: 'Logout' }).click({ timeout: 4000 })
    await expect(page).toHaveURL('/login')
  })
})

function placesOfEntries(page: Page) {
  return page
    .getByRole('navigation', { name: 'Admin Panel' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
}
