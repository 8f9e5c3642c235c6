/** The numbers of passed and failed tests. */
export interface Totals {
  passed: number
  failed: number
}

/** The relevant parts of a report of Vitest's JSON reporter. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** The relevant parts of a report of Playwright's JSON reporter. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

/** A file that could not be loaded, or whose hooks failed, has no failed test. It counts as one. */
export function vitestTotals({ numPassedTests, numFailedTests, testResults }: VitestReport): Totals {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

/** A test that passes only in a retry counts as failed. */
export function playwrightTotals({ stats }: PlaywrightReport): Totals {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

/**
 * The totals of a run, from its report (null without one) and its exit code. A runner that crashed, or ran
 * nothing, counts as one failed test, so that it is never taken for a success.
 */
export function totalsOfRun(report: Totals | null, exitCode: number): Totals {
  const { passed, failed } = report ?? { passed: 0, failed: 0 }
  const silent = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: silent ? 1 : failed }
}
