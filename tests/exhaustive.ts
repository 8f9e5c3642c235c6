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

/** What tests/support/exhaustive.ts makes whole: steps that are cut off, and cases that routes share out. */
const sampled = [
  'faults/writes',
  'too-many-changes',
  'faults/passwords',
  'delete-stores',
  'restore-stores',
  'role-changes',
  'interleaving',
  'conformance',
  'api/contract.test',
  'api/permissions',
  'api/cards',
  'api/found',
  'api/largest-picture',
  'api/list-costs',
  'api/log',
  'signal-attack',
  'former-slugs',
  'api/largest.test',
  'search-names',
  'search-many',
  'rekey',
  'commands',
  'crawler',
]

const exitCodes = [
  await run(vitest, 'run', '--config=tests/vitest.config.ts', '--project=api', ...sampled),
  await run(vitest, 'run', '--config=tests/vitest.config.ts', '--project=unit', 'incomplete-answers'),
  await run(vitest, 'run', '--config=tests/vitest.config.ts', '--project=infra', 'deploy-commands'),
  await run(vitest, 'run', '--config=tests/vitest.config.ts', '--project=nightly'),
  await run(
    playwright,
    'test',
    'public-pages',
    'admin-focus',
    'admin-states',
    'admin-words',
    'contrast',
    'layout',
    'other-site',
    'system-settings',
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
