import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What is looked for: all of WCAG 2.2 AA, or colours alone, which is quicker. */
export type Rules = 'all' | 'colours'

/** What breaks WCAG 2.2 AA on the page as it stands, as far as axe finds it: the rule and the element. */
export async function violationsOn(page: Page, rules: Rules = 'all'): Promise<string[]> {
  await page.evaluate(untilColoursStand)
  // There are no frames, for which it would open another page each time. What keeps the rules need not be
  // described.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const chosen =
    rules === 'colours'
      ? axe.withRules('color-contrast')
      : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  const { violations } = await chosen.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Runs in the page: even a transition without a duration takes a frame. */
async function untilColoursStand() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
}
