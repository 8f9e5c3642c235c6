/** How many tests passed and failed. */
export interface Totals {
  passed: number
  failed: number
}

/** The parts that count of a report by Vitest's JSON reporter. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** The parts that count of a report by Playwright's JSON reporter. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

/**
 * A file that could not be loaded, or whose hooks failed, has no failed test of its own: it counts as one.
 */
export function vitestTotals({ numPassedTests, numFailedTests, testResults }: VitestReport): Totals {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

/** A test that passes only when it is tried again has failed. */
export function playwrightTotals({ stats }: PlaywrightReport): Totals {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

/**
 * What a run of a test runner comes to, by its report (null where it wrote none) and its exit code. A runner
 * that crashed, or ran nothing, counts as one failed test, so that it can't be taken for a success.
 */
export function totalsOfRun(report: Totals | null, exitCode: number): Totals {
  const { passed, failed } = report ?? { passed: 0, failed: 0 }
  const silent = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: silent ? 1 : failed }
}
