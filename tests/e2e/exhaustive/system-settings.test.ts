import type { Page } from '@playwright/test'
import { violationsOn } from '../../support/axe'
import { withoutEdge } from '../../support/edges'
import { openWithSession } from '../../support/open-with-session'
import { untilInteractive } from '../../support/interactive'
import { faintTexts } from '../../support/seen-contrast'
import { expect, test } from '../test'

// Forced colours, more contrast and less transparency, as a visitor's system asks for them.

// High enough for most of a page: what is painted is measured in the window.
test.use({ viewport: { width: 1280, height: 2000 } })

const offers = '/coupons/zephyr-outfitters'
const looked = ['/home', offers, '/store/zephyr-outfitters', '/reviews', '/reach-us', '/nothing-there']

test.describe('public pages', () => {
  test.use({ expectedProblems: [/404/] })

  test('in forced colours keep the edges of all that a background sets apart', async ({ page }) => {
    for (const path of looked) {
      await page.goto(path)
      await expectReadable(page, path)
    }
    await openOffer(page)
    await expectReadable(page, 'an offer')
  })

  test('have a contrast of 7:1 where more is asked for', async ({ page }) => {
    for (const [at, path] of looked.entries()) {
      await page.emulateMedia({ contrast: 'more', colorScheme: at % 2 ? 'dark' : 'light' })
      await page.goto(path)
      expect(await violationsOn(page, 'more contrast'), path).toEqual([])
    }
  })
})

test('the admin area keeps its edges in forced colours, and tells what is chosen', async ({ page }) => {
  await openWithSession(page, '/admin/coupons')
  await page.getByRole('checkbox').nth(1).check()
  await expectReadable(page, 'coupons')
  const [chosen, other] = [page.getByRole('row').nth(1), page.getByRole('row').nth(2)]
  expect(await outlineOf(chosen)).not.toEqual(await outlineOf(other))
  const entries = page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link')
  await expect(entries.and(page.locator('[aria-current]'))).toHaveCSS('border-inline-start-style', 'solid')

  await page.goto('/admin/create-coupon')
  await page.getByRole('combobox', { name: 'Store' }).click()
  await page.keyboard.press('ArrowDown')
  const active = page.getByRole('listbox').getByRole('option', { selected: true })
  await expect(active).toHaveCSS('outline-style', 'solid')
  await expectReadable(page, 'stores to choose from')
})

test('where less motion is asked for, nothing changes gradually', async ({ page }) => {
  await openWithSession(page, '/admin')
  await page.getByRole('row').first().waitFor()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await page.evaluate(gradual)).not.toEqual([])
  for (const path of ['/admin', '/home']) {
    await page.goto(path)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await page.evaluate(gradual), path).toEqual([])
  }
})

/** Runs in the page: what has a transition, however short. One shows a frame of what was before. */
function gradual() {
  const sides = ['', '::before', '::after']
  return [...document.body.querySelectorAll('*')]
    .filter((element) => sides.some((side) => getComputedStyle(element, side).transitionProperty !== 'none'))
    .map(({ outerHTML }) => outerHTML.slice(0, 80))
}

async function openOffer(page: Page) {
  await page.goto(offers)
  await untilInteractive(page)
  const offer = page.getByRole('link', { name: /Get Coupon/ }).first()
  await offer.click()
  await expect(page.locator(':modal')).toBeVisible()
}

async function expectReadable(page: Page, what: string) {
  // Chromium restyles a part of the page later.
  await expect.poll(() => withoutEdge(page), what).toEqual([])
  // What comes late moves what was measured.
  await expect.poll(() => faintTexts(page), what).toEqual([])
}

function outlineOf(row: ReturnType<Page['locator']>): Promise<string> {
  return row.evaluate((element) => getComputedStyle(element).outline)
}
