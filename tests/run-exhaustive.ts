/**
 * `npm run test:exhaustive`: runs the tests that `npm test` samples (tests/support/sample.ts) with all of
 * their places, looks and steps, and those in folders named exhaustive or with the tag `nightly`. Options are
 * Playwright's.
 */
import { execFileSync, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const vitest = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs')
const playwright = require.resolve('@playwright/test/cli')

const sampling = "support/sample'|LooksOf\\(|, nightly\\b|testedEnvironments|assemblyNames"
const samples = ['grep', '-lE', sampling, '--', '*.test.ts', '*.test.tsx']
const files = execFileSync('git', samples, { encoding: 'utf8' }).trim().split('\n')
const isInBrowser = (file: string) => /\be2e\//.test(file)
const inBrowser = [
  ...files.filter((file) => isInBrowser(file) && !file.includes('/exhaustive/')),
  'e2e/exhaustive/',
]
const others = files.filter((file) => !isInBrowser(file))
const projects = ['unit', 'api', 'infra'].map((name) => `--project=${name}`)

const exitCodes = [
  await run(vitest, 'run', '--config=tests/vitest.config.ts', ...projects, ...others),
  await run(vitest, 'run', '--config=tests/vitest.config.ts', '--project=exhaustive'),
  await run(
    playwright,
    'test',
    '--config=tests/playwright.config.ts',
    ...inBrowser,
    ...process.argv.slice(2),
  ),
]
process.exitCode = exitCodes.find((code) => code !== 0) ?? 0

async function run(script: string, ...args: string[]): Promise<number> {
  const runner = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, EXHAUSTIVE: 'yes' },
    stdio: 'inherit',
  })
  return new Promise((resolve) => {
    runner.once('close', (code) => resolve(code ?? 1))
  })
}
