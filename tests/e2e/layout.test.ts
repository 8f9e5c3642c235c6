import { openWithSession, giveSession } from '../support/open-with-session'
import { exhaustive, sampleOf } from '../support/sample'
import { hostileContent, removeHostileContent } from '../support/hostile-content'
import { hostilePages } from '../support/hostile-pages'
import { layoutProblems } from '../support/layout-problems'
import { expect, nightly, test } from './test'

// Each place at one of two widths: `npm run test:exhaustive` checks all of them at four. The pages of texts
// share their components: only one is checked, except there.
const alike = new Set([
  'howWeTest',
  'ourStory',
  'privacyPolicy',
  'termsConditions',
  'cookiesPolicy',
  'imprint',
  'accessibility',
])
const widths = exhaustive ? [320, 390, 820, 1440] : [1440, 320]

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedProblems: [/status of 404/] })

test('with extreme content, everything on public pages stays in its place', async ({ page }) => {
  test.setTimeout(exhaustive ? 900_000 : 180_000)
  const { token } = await giveSession(page)
  const content = await hostileContent(page.request, token)
  try {
    const judged = sampleOf(
      hostilePages.filter(([name]) => exhaustive || !alike.has(name)),
      10,
    )
    for (const [at, [name, go]] of judged.entries()) {
      for (const width of sampleOf(widths, widths.length, at)) {
        await page.setViewportSize({ width, height: 900 })
        await go(page, content)
        expect(await layoutProblems(page), `${name}, ${width} px`).toEqual([])
      }
    }
  } finally {
    await removeHostileContent(page.request, token, content)
  }
})

test('a focused row is not covered by the bar of selected rows', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await openWithSession(page, '/admin/coupons')
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('checkbox').nth(1).blur()
  for (const key of [...'jjjjjjjj', ...'kkkkkkkk']) {
    await page.keyboard.press(key)
    const isSeen = await page.evaluate(() => {
      const focused = document.activeElement!
      const { left, top, height } = focused.getBoundingClientRect()
      const there = document.elementFromPoint(left + 4, top + height / 2)
      return there !== null && (focused.contains(there) || there.contains(focused))
    })
    expect(isSeen, key).toBe(true)
  }
})
