import type { Page } from '@playwright/test'
import { untilInteractive } from '../../support/interactive'
import { expect, test } from '../test'

// What Safari 16.4 and Firefox 115 lack is taken away from Chromium here.

const outsides = { 'left of': [5, 300], above: [640, 5], 'right of': [1270, 300] } as const

for (const [where, [x, y]] of Object.entries(outsides)) {
  test(`without closedby a press ${where} an offer closes it, and one inside does not`, async ({ page }) => {
    await withoutClosedBy(page)
    await page.goto('/coupons/zephyr-outfitters')
    await untilInteractive(page)
    await page
      .getByRole('link', { name: /Get Coupon/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await takeClosedByAway(page)
    await dialog.click({ position: { x: 8, y: 8 } })
    await expect(dialog).toBeVisible()
    await page.mouse.click(x, y)
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/coupons/zephyr-outfitters')
  })
}

test('without closedby a press beside the menu closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await withoutClosedBy(page)
  await page.goto('/home')
  await untilInteractive(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await takeClosedByAway(page)
  await page.mouse.click(10, 400)
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
})

test('stars are outlines but for those up to the chosen or hovered one, without :has', async ({ page }) => {
  await page.goto('/reviews')
  await untilInteractive(page)
  const star = (count: number) =>
    page.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars`, exact: true })
  expect(await filledStars(page)).toBe(0)
  await star(3).check()
  await page.mouse.move(0, 0)
  expect(await filledStars(page)).toBe(3)
  await star(5).hover()
  expect(await filledStars(page)).toBe(5)
  await star(1).hover()
  expect(await filledStars(page)).toBe(1)
  await page.mouse.move(0, 0)
  await page.keyboard.press('ArrowRight')
  expect(await filledStars(page)).toBe(4)

  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText),
  )
  const ofStars = rules.filter((rule) => rule.includes('--outline'))
  expect(ofStars.length).toBeGreaterThan(1)
  expect(ofStars.filter((rule) => rule.includes(':has('))).toEqual([])
})

async function withoutClosedBy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
  })
}

/** The attribute works without the property too. */
async function takeClosedByAway(page: Page): Promise<void> {
  await page.getByRole('dialog').evaluate((dialog) => dialog.removeAttribute('closedby'))
}

async function filledStars(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('fieldset label')].filter(
        (label) => !getComputedStyle(label, '::before').clipPath.includes('evenodd'),
      ).length,
  )
}
