import { violationsOn } from '../support/axe'
import { enterAsStaff } from '../support/enter-as-staff'
import { staffStates } from '../support/staff-states'
import { unstyledClasses } from '../support/unstyled-classes'
import { expect, test } from './test'

// A list that failed.
test.use({ expectedProblems: [/status of 400/] })

const looks = [
  { width: 1440, colorScheme: 'light', rules: 'all' },
  { width: 390, colorScheme: 'dark', rules: 'colours' },
] as const

for (const { width, colorScheme, rules } of looks) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('the states of the admin area keep WCAG 2.2 AA and never scroll sideways', async ({ page }) => {
      test.slow()
      await enterAsStaff(page, '/admin')
      for (const [name, go] of Object.entries(staffStates)) {
        await go(page)
        expect(await violationsOn(page, rules), name).toEqual([])
        expect(await unstyledClasses(page), name).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width)
        // A browser's field for numbers drops a comma, and its wheel changes what was typed.
        await expect(page.locator('input[type=number]'), name).toHaveCount(0)
      }
    })
  })
}
