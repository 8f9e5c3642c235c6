import type { Page } from '@playwright/test'
import { untilInteractive } from '../../support/interactive'
import { expect, test } from '../test'

// What Safari 16.4 and Firefox 115 lack. tests/browsers/visitor-steps.ts has what closes without `closedby`.

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

async function filledStars(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('fieldset label')].filter(
        (label) => !getComputedStyle(label, '::before').clipPath.includes('evenodd'),
      ).length,
  )
}
