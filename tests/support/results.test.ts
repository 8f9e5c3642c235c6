import { describe, expect, test } from 'vitest'
import { playwrightTotals, totalsOfRun, vitestTotals } from './results'

describe('what a run of tests comes to', () => {
  test('names each failed test, and a file that could not be loaded', () => {
    const totals = vitestTotals({
      numPassedTests: 7,
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: 'SyntaxError\nat', assertionResults: [] },
        {
          name: 'b.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'adds' },
            { status: 'failed', fullName: 'divides', failureMessages: ['by zero\nat line 3'] },
          ],
        },
      ],
    })
    expect(totals).toEqual({
      passed: 7,
      failed: ['a.test.ts › SyntaxError', 'b.test.ts › divides › by zero'],
    })
  })

  test('counts a flaky browser test as failed', () => {
    const message = 'late\nCall log:\n  - waiting for Copy\n  - waiting for more'
    const spec = (title: string, status: string, results = [{}, { error: { message } }]) => ({
      file: 'e.test.ts',
      title,
      tests: [{ status, results }],
    })
    const nested = [{ specs: [spec('opens', 'flaky'), spec('is left out', 'skipped')] }]
    const suites = [{ specs: [spec('closes', 'unexpected'), spec('is fine', 'expected')], suites: nested }]
    expect(playwrightTotals({ stats: { expected: 5 }, suites })).toEqual({
      passed: 5,
      failed: ['e.test.ts › closes › late - waiting for Copy', 'e.test.ts › opens › late - waiting for Copy'],
    })
  })

  test.each([
    ['crashed without a report', null, 1],
    ['ended without a report', null, 0],
    ['ran no test', { passed: 0, failed: [] }, 0],
    ['crashed after its tests had passed', { passed: 5, failed: [] }, 1],
  ])('counts a runner that %s as one failed test', (_, report, exitCode) => {
    const { passed, failed } = totalsOfRun('unit', report, exitCode)
    expect([passed, failed]).toEqual([report?.passed ?? 0, [`unit ended with code ${exitCode}`]])
  })
})
