import type { Page } from '@playwright/test'
import { adminPages } from '../../src/admin/admin-pages'
import { openWithSession, giveSession } from '../support/open-with-session'
import { exhaustive } from '../support/sample'
import { layoutProblems } from '../support/layout-problems'
import { couponByApi, newName, storeByApi } from '../support/store-by-api'
import { expect, nightly, test } from './test'
import { pressInMenu } from '../support/row-menu'

test('no field of a form with the focus is below its footer', nightly, async ({ page }) => {
  await giveSession(page)
  await page.setViewportSize({ width: 1440, height: 600 })
  const creating = Object.values(adminPages).filter(({ within }) => within !== undefined)
  // The forms are one component.
  for (const { path } of exhaustive ? creating : [adminPages.createBlog]) {
    await page.goto(path)
    await expect(page.locator('form :focus'), path).toBeVisible()
    await expectFocusAboveFooter(page, path)
  }
})

/** Tabs through the fields of a form. Browsers scroll to the focus in several frames. */
async function expectFocusAboveFooter(page: Page, path: string): Promise<void> {
  const place = () =>
    page.evaluate(() => {
      const [field, footer] = [document.activeElement!, document.querySelector('form + div')!]
      if (footer.contains(field)) return 'in the footer'
      const isHidden = field.getBoundingClientRect().top + 24 > footer.getBoundingClientRect().top
      return isHidden ? `${field.outerHTML.slice(0, 200)} is below it` : 'above it'
    })
  for (let tabs = 0; tabs < 30; tabs++) {
    await expect.poll(place, path).toMatch(/^(?:above it|in the footer)$/)
    if ((await place()) === 'in the footer') return
    await page.keyboard.press('Tab')
  }
}

test(
  'the entries of the menu have the same places on every page, and its width is that of the screen',
  nightly,
  async ({ page }) => {
    await openWithSession(page, '/admin')
    const menu = page.getByRole('navigation', { name: 'Admin Panel' })
    for (const [width, own] of [
      [768, '240px'],
      [767, '180px'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect(menu).toHaveCSS('width', own)
      const seen = new Set<string>()
      for (const entry of ['Dashboard', 'Coupons Management', 'Category Management']) {
        const link = menu.getByRole('link', { name: entry })
        await link.click()
        await expect(link).toHaveAttribute('aria-current', 'page')
        seen.add(JSON.stringify(await placesOfEntries(page)))
      }
      expect([...seen]).toHaveLength(1)
    }
  },
)

test('on a laptop the buttons of a store are on one line', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openWithSession(page, '/admin/stores')
  const buttons = page.getByRole('row').nth(1).getByRole('cell').last().getByRole('button')
  await expect(buttons).toHaveText(['Manage coupons', 'Edit', 'Delete'])
  const tops = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('no button of a row is cut off, with or without the menu beside it', nightly, async ({ page }) => {
    await giveSession(page)
    const menu = page.getByRole('navigation', { name: 'Admin Panel' })
    for (const list of ['categories', 'reviews']) {
      await page.goto(`/admin/${list}`)
      await expect(page.getByRole('rowheader').first()).toBeVisible()
      for (const width of [480, 390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        if (width === 480) await expect(menu).toHaveCSS('width', '180px')
        else await expect(menu).toBeHidden()
        await expect(page.getByRole('main')).toHaveCSS('margin-left', width === 480 ? '180px' : '0px')
        expect(await layoutProblems(page), `${list} at ${width} px`).toEqual([])
      }
    }
  })

  test('the menu covers the content only while it is open, and is put away when the page is loaded', async ({
    page,
  }) => {
    await openWithSession(page, '/admin/stores')
    const button = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('navigation', { name: 'Admin Panel' })
    const content = page.getByRole('main')
    const width = (await content.boundingBox())!.width
    await expect(button).toHaveAttribute('aria-expanded', 'false')

    await button.click()
    await expect(menu).toHaveCSS('width', '180px')
    await expect(menu.getByRole('button', { name: 'Close' })).toBeFocused()
    expect((await content.boundingBox())!.width).toBe(width)
    // What is behind it can't be reached.
    await expect(page.getByRole('main')).toHaveJSProperty('inert', true)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()

    await button.press('Enter')
    await page.mouse.click(380, 400)
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/admin/stores')
    await expect(button).toBeFocused()

    await button.click()
    await expect(menu.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await expect(menu).toBeHidden()

    // Not by a click: the link that skips is above it while it has the focus.
    await button.press('Enter')
    await menu.getByRole('link', { name: 'Stores' }).click()
    await expect(menu).toBeHidden()
    await button.click()
    await menu.getByRole('link', { name: 'User Management' }).click()
    await expect(page).toHaveURL('/admin/users')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()

    await button.click()
    await expect(menu).toBeVisible()
    await page.reload()
    await expect(button).toBeVisible()
    await expect(menu).toBeHidden()
    await page.setViewportSize({ width: 480, height: 844 })
    await expect(menu).toBeVisible()
  })

  test('nothing covers the menu, the link back or Logout', nightly, async ({ page }) => {
    const { token } = await openWithSession(page, '/admin/create-coupon')
    const [menu, back] = [
      await page.getByRole('button', { name: 'Menu' }).boundingBox(),
      await page.getByRole('link', { name: 'All coupons' }).boundingBox(),
    ]
    expect(menu!.y + menu!.height).toBeLessThanOrEqual(back!.y)

    const store = await storeByApi(page.request, token, newName('Pierhead'))
    await couponByApi(page.request, token, { storeId: store._id, title: 'Half' })
    await page.goto(`/admin/coupons?storeId=${store._id}`)
    await pressInMenu(page, 'Half', 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Coupon deleted' })).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    // A click works at once, or waits until the snackbar has gone.
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
