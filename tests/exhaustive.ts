/**
 * `npm run test:exhaustive`: runs the tests that `npm test` samples with all of their places, looks and
 * steps. Options are Playwright's.
 */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const vitest = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs')
const playwright = require.resolve('@playwright/test/cli')

const exitCodes = [
  await run(vitest, 'run', '--project=faults', '--project=api', 'writes', 'commands', 'delete-stores'),
  await run(playwright, 'test', 'accessibility', 'layout', ...process.argv.slice(2)),
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
