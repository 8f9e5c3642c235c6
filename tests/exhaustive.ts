/**
 * `npm run test:exhaustive`: runs the browser tests that `npm test` samples with all of their places and
 * looks. Options are Playwright's.
 */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'

const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
const files = ['accessibility', 'layout']
const runner = spawn(process.execPath, [cli, 'test', ...files, ...process.argv.slice(2)], {
  env: { ...process.env, EXHAUSTIVE: 'yes' },
  stdio: 'inherit',
})
runner.once('close', (code) => (process.exitCode = code ?? 1))
