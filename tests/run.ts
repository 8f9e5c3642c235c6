import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  playwrightTotals,
  type PlaywrightReport,
  type Totals,
  totalsOfRun,
  vitestTotals,
  type VitestReport,
} from './support/results'

/**
 * `npm test`: unit and API tests in Vitest, then browser tests in Playwright. The last line it prints is
 * `N passed, N failed`; it fails where a test did, a runner crashed, or a runner had nothing to run.
 */
const reports = { vitest: 'reports/vitest.json', playwright: 'reports/playwright.json' }
const require = createRequire(import.meta.url)

const state: { runner?: ChildProcess; interrupted: boolean } = { interrupted: false }
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    state.interrupted = true
    state.runner?.kill(signal)
  })
}

await mkdir('reports', { recursive: true })
const totals = [await runVitest()]
if (!state.interrupted) totals.push(await runPlaywright())

const count = (kind: keyof Totals) => totals.reduce((sum, each) => sum + each[kind], 0)
process.exitCode = exitCodeOf(state.interrupted, count('failed'))
console.log(`\n${count('passed')} passed, ${count('failed')} failed`)

function exitCodeOf(interrupted: boolean, failed: number): number {
  if (interrupted) return 130
  return failed > 0 ? 1 : 0
}

async function runVitest(): Promise<Totals> {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`]
  const exitCode = await run(scriptOf('vitest', 'vitest.mjs'), args, reports.vitest)
  const report = await readReport<VitestReport>(reports.vitest)
  return totalsOfRun(report && vitestTotals(report), exitCode)
}

async function runPlaywright(): Promise<Totals> {
  const args = ['test', '--reporter=list,json']
  const exitCode = await run(scriptOf('@playwright/test', 'cli.js'), args, reports.playwright, {
    PLAYWRIGHT_JSON_OUTPUT_NAME: reports.playwright,
  })
  const report = await readReport<PlaywrightReport>(reports.playwright)
  return totalsOfRun(report && playwrightTotals(report), exitCode)
}

function scriptOf(name: string, script: string): string {
  return join(dirname(require.resolve(`${name}/package.json`)), script)
}

/** Runs a test runner to its end and answers with its exit code. The report of an earlier run never counts. */
async function run(script: string, args: string[], report: string, env: Record<string, string> = {}) {
  await rm(report, { force: true })
  // A group of its own: Ctrl-C reaches this process alone, which passes it on once.
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  })
  state.runner = child
  return new Promise<number>((resolve) => {
    child.once('error', () => resolve(1)).once('exit', (code) => resolve(code ?? 1))
  })
}

async function readReport<Report>(file: string): Promise<Report | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Report)
}
