import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What breaks WCAG 2.2 AA on the page as it stands, as far as axe finds it: the rule and the element. */
export async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
