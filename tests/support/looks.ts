import { expect, type Page } from '@playwright/test'
import { type Rules, violationsOn } from './axe'
import { exhaustive } from './sample'

export interface Look {
  width: number
  colorScheme: 'light' | 'dark'
  rules: Rules
}

/** Both widths and both colour schemes. The second look only checks colours: the rest is the same. */
const publicLooks: readonly [Look, Look] = [
  { width: 390, colorScheme: 'light', rules: 'all' },
  { width: 1440, colorScheme: 'dark', rules: 'colours' },
]
const staffLooks: readonly [Look, Look] = [
  { width: 1440, colorScheme: 'light', rules: 'all' },
  { width: 390, colorScheme: 'dark', rules: 'colours' },
]

/** The looks in which a public page is checked: both in `npm run test:exhaustive`, else one in turn. */
export const publicLooksOf = (page: number) => looksOf(page, publicLooks)

/** The same for a state of the admin area. */
export const staffLooksOf = (state: number) => looksOf(state, staffLooks)

function looksOf(at: number, [one, other]: readonly [Look, Look]): readonly [Look, ...Look[]] {
  return exhaustive ? [one, other] : [{ ...(at % 2 === 0 ? one : other), rules: 'all' }]
}

/** Checks the current page with axe in each of these looks, and calls `alsoExpect` for each. */
export async function expectAccessible(
  page: Page,
  what: string,
  looks: readonly Look[],
  alsoExpect: (look: Look, what: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (const look of looks) {
    await applyLook(page, look)
    const seen = `${what} at ${look.width} px, ${look.colorScheme}`
    expect(await violationsOn(page, look.rules), seen).toEqual([])
    await alsoExpect(look, seen)
  }
}

/** Shows the current page in this look. */
export async function applyLook(
  page: Page,
  { width, colorScheme }: Pick<Look, 'width' | 'colorScheme'>,
): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}
