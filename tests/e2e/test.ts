import { type BrowserContext, expect, test as base } from '@playwright/test'

interface Problems {
  /** What this test means to provoke, such as a refused sign-in. Anything else fails it. */
  expectedProblems: RegExp[]
  noProblems: void
}

/**
 * A browser test. It fails on any console error (a violation of the content security policy and a file that
 * is missing are such), uncaught error or hydration mismatch, on any page it opens, unless it says it expects
 * it: `test.use({ expectedProblems: [/401/] })`.
 */
export const test = base.extend<Problems>({
  expectedProblems: [[], { option: true }],
  noProblems: [
    async ({ context, expectedProblems }, use) => {
      const problems = collectProblems(context)
      await use()
      const unexpected = problems.filter(
        (problem) => !expectedProblems.some((expected) => expected.test(problem)),
      )
      expect(unexpected, 'what the browser reported').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

function collectProblems(context: BrowserContext): string[] {
  const problems: string[] = []
  context.on('console', (message) => {
    const isProblem = message.type() === 'error' || /hydrat/i.test(message.text())
    if (isProblem) problems.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => problems.push(error.error().stack ?? error.error().message))
  return problems
}
