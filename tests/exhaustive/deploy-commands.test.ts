import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { commandsIn, runAlone } from '../support/documented-commands'
import { textOf } from '../support/documents'

/**
 * The commands of docs/deploy.md that call the CDK, which builds and synthesizes: against moto, where it is
 * installed, until that knows no more; else until they need credentials.
 */

vi.setConfig({ testTimeout: 600_000 })

const hasMoto = execFileSync('sh', ['-c', 'command -v moto_server || true'], { encoding: 'utf8' }) !== ''
const commands = commandsIn(textOf('docs/deploy.md')).filter((command) =>
  /^npx cdk bootstrap |^(?:npx cdk|npm run) deploy .*dev$/.test(command),
)

let moto: ChildProcess | undefined
let account: Record<string, string> = {}
beforeAll(async () => {
  if (!hasMoto) return
  // Not the services of the other tests.
  const env = { PATH: process.env['PATH'] }
  moto = spawn('moto_server', ['-p', '0'], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const url = await new Promise<string>((resolve) =>
    moto?.stderr?.on('data', (chunk) => {
      const [running] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(chunk)) ?? []
      if (running !== undefined) resolve(running)
    }),
  )
  account = { AWS_ENDPOINT_URL: url, AWS_ACCESS_KEY_ID: 'x', AWS_SECRET_ACCESS_KEY: 'x' }
})
afterAll(() => void moto?.kill())

test('there are commands that call the CDK', () => {
  expect(commands).toHaveLength(3)
})

test.each(commands)('%s', async (command) => {
  const isBootstrap = command.includes(' bootstrap ')
  // Nobody is there to be asked.
  const unasked = hasMoto && !isBootstrap ? `${command} --require-approval never` : command
  const { output } = await runAlone(unasked, process.cwd(), account)
  const without =
    /no credentials have been configured|There are no AWS credentials|Unable to resolve AWS account/
  const reached = isBootstrap ? /Environment \S+ bootstrapped/ : /creating CloudFormation changeset/
  expect(output).toMatch(hasMoto ? reached : without)
})
