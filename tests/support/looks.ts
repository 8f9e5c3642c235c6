import { expect, type Page } from '@playwright/test'
import { type Rules, violationsOn } from './axe'
import { exhaustive } from './exhaustive'

/** How a page is looked at, and what is judged of it then. */
export interface Look {
  width: number
  colorScheme: 'light' | 'dark'
  rules: Rules
}

/**
 * Both widths and both schemes in two looks. In the second only what differs is judged, which are the
 * colours.
 */
const staffLooks: readonly [Look, Look] = [
  { width: 1440, colorScheme: 'light', rules: 'all' },
  { width: 390, colorScheme: 'dark', rules: 'colours' },
]

/**
 * The looks in which a state of the staff area is judged: both in `npm run test:exhaustive`. In `npm test`
 * each state has one, every other state the same.
 */
export function staffLooksOf(state: number): readonly [Look, ...Look[]] {
  const [one, other] = staffLooks
  if (exhaustive) return staffLooks
  return [{ ...(state % 2 === 0 ? one : other), rules: 'all' }]
}

/** Has axe look at the page as it is in each of these looks; `alsoExpect` is told of each. */
export async function judge(
  page: Page,
  what: string,
  looks: readonly Look[],
  alsoExpect: (look: Look, what: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (const look of looks) {
    await lookAt(page, look)
    const seen = `${what} at ${look.width} px, ${look.colorScheme}`
    expect(await violationsOn(page, look.rules), seen).toEqual([])
    await alsoExpect(look, seen)
  }
}

/** Shows the page as it is in this look. */
export async function lookAt(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}
