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
 * `npm test`: runs the tests over the local services in Vitest, in two halves, and those without services in
 * a runner each, and the browser tests in Playwright, all at the same time: each waits for services or a
 * timer now and then, and then another has the processor. More of them would take longer: each loads the code
 * and starts services. Failed tests are named at the end; the last line is `N passed, N failed`. It fails if
 * a test failed, a runner crashed, or a runner had nothing to run.
 */
const require = createRequire(import.meta.url)

/** What is young is collected less often: it took a twentieth of the processor's time. */
const quicker = ['--max-semi-space-size=64']

const state = { runners: new Set<ChildProcess>(), interrupted: false }
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    state.interrupted = true
    for (const runner of state.runners) runner.kill(signal)
  })
}

await mkdir('reports', { recursive: true })
const built = buildOnce()
const totals = await Promise.all([
  runVitest('api', ['--project=api', '--shard=1/2']),
  runVitest('api-2', ['--project=api', '--shard=2/2'], { showAtEnd: true }),
  built.then((env) => runVitest('unit', ['--project=unit', '--project=infra'], { showAtEnd: true, env })),
  built.then((env) => runPlaywright(env)),
])

const failures = totals.flatMap((each) => each.failed)
const passed = totals.reduce((sum, each) => sum + each.passed, 0)
process.exitCode = exitCodeOf(state.interrupted, failures.length)
console.log(['', ...failures, `${passed} passed, ${failures.length} failed`].join('\n'))

function exitCodeOf(interrupted: boolean, failed: number): number {
  if (interrupted) return 130
  return failed > 0 ? 1 : 0
}

/** For the tests of templates and those in browsers. After a failure each of them builds, and says why. */
async function buildOnce(): Promise<Record<string, string>> {
  const exitCode = await run('--import=tsx', ['infra/build/build.ts'], { showAtEnd: true })
  return exitCode === 0 ? { BUILT: 'yes' } : {}
}

async function runVitest(
  name: string,
  projects: string[],
  options: Partial<RunOptions> = {},
): Promise<Totals> {
  const file = `reports/${name}.json`
  const args = ['run', ...projects, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const exitCode = await run(scriptOf('vitest', 'vitest.mjs'), [...args, '--config=tests/vitest.config.ts'], {
    ...options,
    report: file,
  })
  const report = await readReport<VitestReport>(file)
  return totalsOfRun(name, report && vitestTotals(report), exitCode)
}

async function runPlaywright(env: Record<string, string>): Promise<Totals> {
  const file = 'reports/playwright.json'
  const exitCode = await run(
    scriptOf('@playwright/test', 'cli.js'),
    ['test', '--config=tests/playwright.config.ts', '--reporter=list,json'],
    {
      report: file,
      showAtEnd: true,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(process.cwd(), file) },
    },
  )
  const report = await readReport<PlaywrightReport>(file)
  return totalsOfRun('playwright', report && playwrightTotals(report), exitCode)
}

function scriptOf(name: string, script: string): string {
  return join(dirname(require.resolve(`${name}/package.json`)), script)
}

interface RunOptions {
  report?: string
  env?: Record<string, string>
  /** Prints the output at the end, so that runners do not mix theirs. */
  showAtEnd?: boolean
}

async function run(script: string, args: string[], { report, env, showAtEnd = false }: RunOptions) {
  if (state.interrupted) return 130
  if (report !== undefined) await rm(report, { force: true })
  const output = showAtEnd ? 'pipe' : 'inherit'
  // Its own process group: Ctrl-C reaches only this process, which passes it on once.
  const child = spawn(process.execPath, [...quicker, script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    detached: process.platform !== 'win32',
  })
  state.runners.add(child)
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => printed.push(part))
  const exitCode = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1)).once('close', (code) => resolve(code ?? 1))
  })
  state.runners.delete(child)
  process.stdout.write(Buffer.concat(printed))
  return exitCode
}

async function readReport<Report>(file: string): Promise<Report | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Report)
}
