import { type BrowserContext, expect, test as base } from '@playwright/test'

interface Problems {
  /** Problems that the test causes on purpose, such as a refused sign-in. Any other one fails the test. */
  expectedProblems: RegExp[]
  noProblems: void
}

/**
 * A browser test. It fails on any console error (including violations of the content security policy and
 * missing files), uncaught error or hydration mismatch on any of its pages, except expected ones: `test.use({
 * expectedProblems: [/401/] })`.
 */
export const test = base.extend<Problems>({
  expectedProblems: [[], { option: true }],
  noProblems: [
    async ({ context, expectedProblems }, use) => {
      const problems = await collectProblems(context)
      await use()
      // An answer may be under way that a test replaces: it has no page any more.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
      const unexpected = problems.filter(
        (problem) => !expectedProblems.some((expected) => expected.test(problem)),
      )
      expect(unexpected, 'what the browser reported').toEqual([])
    },
    { auto: true },
  ],
})

/** Of a test that only `npm run test:exhaustive` runs: of looks, rare timing, or like another. */
export const nightly = { tag: '@nightly' }

export { expect }

async function collectProblems(context: BrowserContext): Promise<string[]> {
  const problems: string[] = []
  // Chromium says nothing in the console of a violation that the code itself has caught.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`${violatedDirective} refuses ${blockedURI} in ${sourceFile}`)
    })
  })
  context.on('console', (message) => {
    const isProblem = message.type() === 'error' || /hydrat/i.test(message.text())
    if (isProblem) problems.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (event) => {
    const { message, stack } = event.error()
    // The stack of a failed import is empty.
    problems.push(`${message}\n${stack ?? ''}`)
  })
  return problems
}
