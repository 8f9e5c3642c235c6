import type { Page } from '@playwright/test'

/** The classes on a page without a rule in a loaded style sheet. The build names ours by their module. */
export function unstyledClasses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rulesOf = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => [
        rule,
        ...('cssRules' in rule ? rulesOf(rule.cssRules as CSSRuleList) : []),
      ])
    const selectors = [...document.styleSheets]
      .flatMap(({ cssRules }) => rulesOf(cssRules))
      .map((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : ''))
      .join(' ')
    const styled = new Set(selectors.match(/(?<=\.)[\w-]+-module__\w+/g))
    const used = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList])
    const ours = used.filter((name) => name.includes('-module__'))
    if (ours.length === 0) throw new Error('The page has no class of ours.')
    return [...new Set(ours.filter((name) => !styled.has(name)))]
  })
}
