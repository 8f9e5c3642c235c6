import type { Locator } from '@playwright/test'
import { untilInteractive } from '../support/interactive'
import { expect, test } from './test'

test('the keyboard alone opens a coupon, stays inside, closes it, and skips to the content', async ({
  page,
}) => {
  await page.goto('/coupons/zephyr-outfitters')
  await untilInteractive(page)
  const reveal = page
    .getByRole('article')
    .filter({ has: page.getByText('Code', { exact: true }) })
    .first()
    .getByRole('link', { name: /Get Coupon/ })
  await reveal.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()

  await expect(page.locator('dialog:modal')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeFocused()

  // Tab goes on in the order in which controls are seen, back too, and never leaves the dialog.
  const controls = await controlsAsSeen(dialog)
  const copy = controls.indexOf('Copy')
  expect(copy).toBeGreaterThan(0)
  for (const [key, others] of [
    ['Tab', controls.slice(copy + 1)],
    ['Shift+Tab', controls.slice(0, -1).toReversed()],
  ] as const) {
    for (const control of others) {
      await page.keyboard.press(key)
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(control)
    }
  }
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(outside).toBe(false)
  }

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/coupons/zephyr-outfitters')
  await expect(reveal).toBeFocused()

  await page.goto('/home')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/home#main')
})

function controlsAsSeen(dialog: Locator): Promise<(string | null)[]> {
  return dialog.locator('a, button, summary, input:not([type=hidden])').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility())
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .toSorted((one, other) => one.box.top - other.box.top || one.box.left - other.box.left)
      .map(({ control }) => control.textContent),
  )
}
