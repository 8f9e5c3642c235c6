import type { Page } from '@playwright/test'
import { site } from '#site'
import { giveSession } from '../../support/open-with-session'
import { expect, test } from '../test'

// With the spacing of WCAG 2.2, criterion 1.4.12, nothing is cut off on a narrow phone.

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

const publicPages = ['/home', '/store/zephyr-outfitters', '/coupons/zephyr-outfitters', '/reviews', '/blogs']

test('with wider spacing of text, nothing is cut off at 320 px', async ({ page }) => {
  test.setTimeout(120_000)
  for (const path of publicPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectWholeTexts(page, path)
  }
  await expectApart(page)
  await giveSession(page)
  for (const path of ['/admin/stores', '/admin/coupons', '/admin/create-store']) {
    await page.goto(path)
    await expect(page.getByRole('rowheader').or(page.getByLabel('Name')).first()).toBeVisible()
    await expectWholeTexts(page, path)
  }
})

async function expectWholeTexts(page: Page, path: string) {
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet()
    spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`)
    document.adoptedStyleSheets = [spacing]
  })
  expect(await page.evaluate(cutTexts), path).toEqual([])
}

/** The name of the site does not reach under the button beside it. */
async function expectApart(page: Page) {
  const header = page.getByRole('banner')
  const name = (await header.getByText(site.name).boundingBox())!
  const menu = (await header.getByRole('button', { name: 'Menu' }).boundingBox())!
  expect(menu.x >= name.x + name.width || menu.y >= name.y + name.height).toBe(true)
}

/** The texts that reach beyond an element that cuts them, and the page if it scrolls sideways. */
function cutTexts(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1 && element.children.length === 0,
  )
  const found = scrollWidth > clientWidth ? wide.map((element) => `wide: ${element.outerHTML}`) : []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: parent, textContent } = text
    if (!textContent?.trim() || !parent?.checkVisibility() || parent.closest('.visually-hidden')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(around)
      // An excerpt is a paragraph that ends after some lines; the whole text is a link or a button away.
      if (webkitLineClamp !== 'none' && around.matches('p, blockquote')) break
      const edge = around.getBoundingClientRect()
      const isCut = (overflow: string, beyond: number) => /hidden|clip/.test(overflow) && beyond > 1
      if (
        isCut(overflowY, Math.max(edge.top - box.top, box.bottom - edge.bottom)) ||
        isCut(overflowX, Math.max(edge.left - box.left, box.right - edge.right))
      ) {
        found.push(`${textContent.trim().slice(0, 40)} in ${around.className}`)
        break
      }
      if (/auto|scroll/.test(overflowX + overflowY)) break
    }
  }
  return found
}
