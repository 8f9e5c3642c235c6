import { stripVTControlCharacters } from 'node:util'

/** The results of a run of tests. `failed`: each failed test with its file and, in a line, why. */
export interface Totals {
  passed: number
  failed: string[]
}

/** The relevant parts of a report of Vitest's JSON reporter. */
export interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

/** The relevant parts of a report of Playwright's JSON reporter. */
export interface PlaywrightReport {
  stats: { expected: number }
  suites: Suite[]
}

interface Suite {
  suites?: Suite[]
  specs: {
    file: string
    title: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

/** A file that could not be loaded, or whose hooks failed, has no failed test. It counts as one. */
export function vitestTotals({ numPassedTests, testResults }: VitestReport): Totals {
  const failed = testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const tests = assertionResults.filter((each) => each.status === 'failed')
    if (tests.length === 0) return status === 'failed' ? [line(name, message)] : []
    return tests.map(({ fullName, failureMessages = [] }) => line(name, fullName, failureMessages[0]))
  })
  return { passed: numPassedTests, failed }
}

/** A test that passes only in a retry counts as failed. */
export function playwrightTotals({ stats, suites }: PlaywrightReport): Totals {
  return { passed: stats.expected, failed: suites.flatMap(failedIn) }
}

function failedIn({ suites = [], specs }: Suite): string[] {
  const failed = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => line(file, title, results.find(({ error }) => error)?.error?.message)),
  )
  return [...failed, ...suites.flatMap(failedIn)]
}

const line = (...parts: (string | undefined)[]) => parts.map((part = '') => gist(part)).join(' › ')

/** The first line, and what Playwright was waiting for. */
function gist(text: string): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((each) => each.trim())
  const [first = '', ...others] = lines.filter((each) => each !== '')
  const wait = others.find((each) => each.startsWith('- waiting for'))
  return wait === undefined ? first : `${first} ${wait}`
}

/**
 * The totals of a run, from its report (null without one) and its exit code. A runner that crashed, or ran
 * nothing, counts as one failed test, so that it is never taken for a success.
 */
export function totalsOfRun(name: string, report: Totals | null, exitCode: number): Totals {
  const { passed, failed } = report ?? { passed: 0, failed: [] }
  const silent = failed.length === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: silent ? [`${name} ended with code ${exitCode}`] : failed }
}
