import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { sentenceOf } from '#operations/command-line'

/** The output and the exit code of a wrong command line. */
function run(command: string, ...args: string[]): { status: number | null; said: string } {
  const script = `operations/${command}.ts`
  const env = { ...process.env, DATA_DIR: '/nowhere/at-all' }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    encoding: 'utf8',
    env,
  })
  return { status, said: `${stdout}${stderr}`.trim() }
}

test.each([
  [
    'recover',
    ['--env', 'local', '--at', '2026-11-21T09:59:00Z', '--table', 'new'],
    'The database on this machine keeps no past to recover. Use backup and restore there.',
  ],
  [
    'backup',
    ['--env', 'local', '--to', 'backups/today'],
    'No Clipwell is running with the data in /nowhere/at-all. Start it: npm start',
  ],
])('%s %o ends with one sentence', (command, args, sentence) => {
  expect(run(command, ...args)).toEqual({ status: 1, said: sentence })
})

test.each([
  [
    Object.assign(new Error('Could not load credentials from any providers'), {
      name: 'CredentialsProviderError',
    }),
  ],
  [Object.assign(new Error(''), { name: 'AccessDenied' })],
  [Object.assign(new Error(''), { name: 'ExpiredToken' })],
  [Object.assign(new Error(''), { name: 'Unknown' })],
  [new Error('The table is not empty.')],
])('%o is reported as a sentence', (error) => {
  expect(sentenceOf(error)).toMatch(/^[A-Z].+/)
})
