import { execFile } from 'node:child_process'
import { devNull } from 'node:os'
import { expect, test, vi } from 'vitest'
import { site } from '#site'
import { exhaustive } from '../support/sample'

vi.setConfig({ testTimeout: 120_000 })

interface Ended {
  status: number | null
  output: string
}

async function run(command: string, ...args: string[]): Promise<Ended> {
  const { AWS_ACCESS_KEY_ID: _, AWS_SECRET_ACCESS_KEY: __, AWS_SESSION_TOKEN: ___, ...others } = process.env
  const env = {
    ...others,
    DATA_DIR: '/nowhere/at-all',
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_CONFIG_FILE: devNull,
    AWS_SHARED_CREDENTIALS_FILE: devNull,
    // Says what would otherwise be said once for a process, and not on every version of Node.
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: '',
  }
  const script = ['--import', 'tsx', `infra/operations/${command}.ts`, ...args]
  return new Promise((resolve) => {
    execFile(process.execPath, script, { env, timeout: 100_000 }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, output: `${stdout}${stderr}`.trim() }),
    )
  })
}

const commands: Record<string, string[]> = {
  backup: ['--to', 'backups/today'],
  restore: ['--from', 'backups/today'],
  recover: ['--at', '2026-11-21T09:59:00Z', '--table', 'new'],
  migrate: ['--dry-run'],
  rekey: ['--dry-run'],
  replay: [],
  staff: ['list'],
  person: ['find', '--email', 'ada@example.com'],
}
const names = Object.keys(commands)

/** One or two sentences for a person: no stack, no path of ours, nothing of Node's or the SDK's own. */
function expectSentences({ status, output }: Ended): void {
  expect(output).toMatch(/^[A-Z"-][^\n]*[.:]( [^\n]*)?$/)
  expect(output).not.toMatch(/^\s+at |node:|Error:|ERR_|Warning/m)
  expect(output).not.toContain(process.cwd())
  expect(output.split(/[.?!] /).length).toBeLessThanOrEqual(3)
  expect(status).toBe(1)
}

/** Each is a process of its own. */
test.each(exhaustive ? names : [])('%s without arguments says how it is used', async (command) => {
  const { status, output } = await run(command)
  expect([status, output]).toEqual([1, expect.stringContaining(`npm run ${command} -- `)])
  expect(output).not.toMatch(/^\s+at |node:|Error|is missing/m)
})

// Each of them takes three processes.
test.each(exhaustive ? names : [])('%s with wrong options ends with sentences', async (command) => {
  const rest = commands[command] ?? []
  const [unknown, environment, local] = await Promise.all([
    run(command, ...rest, '--env', 'local', '--nonsense', 'x'),
    run(command, ...rest, '--env', 'nonsense'),
    run(command, ...rest, '--env', 'local'),
  ])
  for (const each of [unknown, environment, local]) expectSentences(each)
  expect(unknown.output).toMatch(/^Unknown option '--nonsense'/)
  expect(environment.output).toMatch(/^There is no environment "nonsense"\. Use one of: dev, staging, prod/)
  expect(environment.output.endsWith('local.')).toBe(command !== 'recover')
  expect(local.output).toMatch(/^No .+ is running with the data in|^The database on this machine/)
})

const notRunning = `No ${site.name} is running with the data in /nowhere/at-all. Start it: npm start`
const noPast = 'The database on this machine keeps no past to recover. Use backup and restore there.'

/** Further sentences of the same code, in processes of their own. */
const alike: [command: string, args: string[], output: string][] = [
  ['backup', ['--env', 'local', '--to', 'backups/today'], notRunning],
  ['person', ['find', '--email', 'ada@example.com'], '--env is missing.'],
  ['recover', ['--env', 'local', '--at', '2026-11-21T09:59:00Z', '--table', 'new'], noPast],
  ['stack-name', ['nonsense'], 'There is no environment "nonsense". Use one of: dev, staging, prod.'],
  ['rekey', ['--env'], "Option '--env <value>' argument missing."],
  ['rekey', ['--env', 'local', '--dry-run=x'], "Option '--dry-run' does not take an argument."],
  ['stack-name', [], 'Which environment? Use one of: dev, staging, prod.'],
]

test.each([
  ['deploy', ['dev'], 'There are no AWS credentials. Sign in: aws sso login, or aws configure.'],
  ...(exhaustive ? alike : []),
])('%s %o ends with "%s"', async (command, args, output) => {
  const { status, output: all } = await run(command, ...args)
  expect({ status, output: all.split('\n').filter((line) => !line.startsWith('Place-holder')) }).toEqual({
    status: 1,
    output: [output],
  })
})
