import { unreadableControls } from '../support/contrast'
import { giveSession } from '../support/open-with-session'
import { sampleOf } from '../support/sample'
import { expectAccessible, applyLook, staffLooksOf } from '../support/looks'
import { staffStates } from '../support/staff-states'
import { unstyledClasses } from '../support/unstyled-classes'
import { expect, test } from './test'

// For what fails, and a session that ends.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedProblems: [/status of (400|401|404|500)/] })

for (const half of [0, 1]) {
  test(`states of the admin area keep WCAG 2.2 AA and never scroll sideways, ${half + 1} of 2`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await giveSession(page)
    const known = new Set<string>()
    const halved = Object.entries(staffStates).filter((_, at) => at % 2 === half)
    for (const [at, [name, go]] of sampleOf(halved, 60).entries()) {
      const looks = staffLooksOf(at)
      await applyLook(page, looks[0])
      await go(page)
      expect(await unstyledClasses(page), name).toEqual([])
      // A native number field drops a comma, and its scroll wheel changes the value.
      await expect(page.locator('input[type=number]'), name).toHaveCount(0)
      await expectAccessible(page, name, looks, async ({ width }, what) => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(width)
      })
      // Last, because it disables them. Most buttons have the same looks.
      expect(await unreadableControls(page, known), name).toEqual([])
    }
  })
}
