import { giveSession } from '../support/enter-as-staff'
import { exhaustive, sampleOf } from '../support/exhaustive'
import { judge, lookAt, staffLooksOf } from '../support/looks'
import { staffStates } from '../support/staff-states'
import { unstyledClasses } from '../support/unstyled-classes'
import { expect, test } from './test'

// For a list that fails.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedProblems: [/status of 400/] })

/** States that look like another one, only for `npm run test:exhaustive`. */
const alike = new Set([
  'the dialog of a category',
  'the errors of a review',
  'no deleted stores',
  'deleted stores that load',
])

test('the states of the admin area keep WCAG 2.2 AA and never scroll sideways', async ({ page }) => {
  test.slow()
  await giveSession(page)
  const different = Object.entries(staffStates).filter(([name]) => exhaustive || !alike.has(name))
  const judged = sampleOf(different, 3)
  for (const [at, [name, go]] of judged.entries()) {
    const looks = staffLooksOf(at)
    await lookAt(page, looks[0])
    await go(page)
    expect(await unstyledClasses(page), name).toEqual([])
    // A native number field drops a comma, and its scroll wheel changes the value.
    await expect(page.locator('input[type=number]'), name).toHaveCount(0)
    await judge(page, name, looks, async ({ width }, what) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(width)
    })
  }
})
