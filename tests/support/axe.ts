import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The rules to check: all of WCAG 2.2 AA, or only the quicker rules on colours; of level AAA for 7:1. */
export type Rules = 'all' | 'colours' | 'more contrast'

const rulesOnColours = { colours: 'color-contrast', 'more contrast': 'color-contrast-enhanced' } as const

/** The violations of WCAG 2.2 AA that axe finds on the current page: the rule and the element. */
export async function violationsOn(page: Page, rules: Rules = 'all'): Promise<string[]> {
  await page.evaluate(untilColoursStand)
  // Legacy mode, because there are no frames and axe would otherwise open another page each time. Only
  // violations are reported.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const chosen =
    rules === 'all'
      ? axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      : axe.withRules(rulesOnColours[rules])
  const { violations } = await chosen.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Runs in the page. Even a transition without a duration takes a frame. */
async function untilColoursStand() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
}
