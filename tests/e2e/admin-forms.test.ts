import type { Page } from '@playwright/test'
import { adminPages } from '../../src/admin/admin-pages'
import { openWithSession, giveSession } from '../support/open-with-session'
import { exhaustive } from '../support/sample'
import { expect, nightly, test } from './test'

test('no field of a form with the focus is below its footer', nightly, async ({ page }) => {
  await giveSession(page)
  await page.setViewportSize({ width: 1440, height: 600 })
  const creating = Object.entries(adminPages).flatMap(([name, each]) =>
    name.startsWith('create') ? each : [],
  )
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
  'from 768 to 1,000 px the menu is folded, above that it stays, and a table keeps its columns',
  nightly,
  async ({ page }) => {
    await openWithSession(page, '/admin/coupons')
    const button = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('navigation', { name: 'Admin Panel' })
    for (const width of [768, 999]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(menu).toBeHidden()
      for (const name of ['Title', 'Store', 'Code', 'Status']) {
        await expect(page.getByRole('columnheader', { name })).toBeVisible()
      }
      await button.click()
      await expect(menu).toHaveCSS('width', '240px')
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
    }
    await page.setViewportSize({ width: 1000, height: 900 })
    await expect(menu).toHaveCSS('width', '240px')
    await expect(button).toBeHidden()
    await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible()
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

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
})
