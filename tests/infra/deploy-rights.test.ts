import { afterEach, expect, inject, test } from 'vitest'
import { filesIn, runAlone } from '../support/documented-commands'
import { textOf } from '../support/documents'
import { exhaustive } from '../support/sample'
import { isAllowed, statementsOf } from './effective-policy'
import { type Call, recordAws } from './recording-aws'

/** GitHub’s role of prod (docs/deploy.md) runs what .github/workflows/deploy.yml runs with it. */

let aws: Awaited<ReturnType<typeof recordAws>>
afterEach(() => aws.close())

/** What a release before the oldest one that is read has stored. */
const olderItem = { pk: { S: 'COUPON#1' }, sk: { S: 'COUPON' } }

async function deploy(cloud: Parameters<typeof recordAws>[0]) {
  aws = await recordAws(cloud)
  const [command = ''] = /npm run deploy .*/.exec(textOf('.github/workflows/deploy.yml')) ?? []
  const ready = `--with-placeholders --app ${inject('assemblies')}/prod --build true`
  const { exitCode, output } = await runAlone(`${command} ${ready}`, process.cwd(), {
    ENVIRONMENT: 'prod',
    AWS_ENDPOINT_URL: aws.url,
    AWS_ACCESS_KEY_ID: 'GITHUB',
    AWS_SECRET_ACCESS_KEY: 'x',
  })
  return { exitCode, output, calls: aws.calls.filter(({ key }) => key === 'GITHUB') }
}

const actionsOf = (calls: Call[]) => new Set(calls.map(({ action }) => action))

test.runIf(exhaustive)(
  'every call of a deployment from GitHub is among the rights of its role, which has no others; unread content is refused',
  async () => {
    const rights = statementsOf(JSON.parse(filesIn(textOf('docs/deploy.md')).get('rights.json') ?? ''))
    const update = await deploy({ items: [olderItem] })
    expect(update.output).toContain(
      'The content of prod is from before commit 621adb72. Check that commit out, and run there: npm run migrate -- --env prod',
    )
    expect([update.exitCode, actionsOf(update.calls)]).toEqual([
      1,
      new Set(['cloudformation:DescribeStacks', 'dynamodb:GetItem', 'dynamodb:Scan']),
    ])
    await aws.close()
    const first = await deploy({})
    const calls = [...update.calls, ...first.calls]
    // Nobody needs a right to it.
    const needing = calls.filter(({ action }) => action !== 'sts:GetCallerIdentity')
    expect(needing.filter((call) => !isAllowed(rights, { ...call, service: '' }))).toEqual([])
    expect(actionsOf(needing), first.output).toEqual(new Set(rights.flatMap(({ actions }) => actions)))
  },
)
