import { describe, expect, test } from 'vitest'
import { playwrightTotals, totalsOfRun, vitestTotals } from './results'

describe('what a run of tests comes to', () => {
  test('counts a file that could not be loaded as a failed test', () => {
    const totals = vitestTotals({
      numPassedTests: 7,
      numFailedTests: 0,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    })
    expect(totals).toEqual({ passed: 7, failed: 1 })
  })

  test('counts a flaky browser test as failed', () => {
    expect(playwrightTotals({ stats: { expected: 5, unexpected: 1, flaky: 2 } })).toEqual({
      passed: 5,
      failed: 3,
    })
  })

  test.each([
    ['crashed without a report', null, 1, { passed: 0, failed: 1 }],
    ['ended without a report', null, 0, { passed: 0, failed: 1 }],
    ['ran no test', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
    ['crashed after its tests had passed', { passed: 5, failed: 0 }, 1, { passed: 5, failed: 1 }],
  ])('counts a runner that %s as one failed test', (_, report, exitCode, totals) => {
    expect(totalsOfRun(report, exitCode)).toEqual(totals)
  })
})
