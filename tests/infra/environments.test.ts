import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { environmentOf } from '#infra/environments'
import { exhaustive } from '../support/sample'
import { synthesize, testedEnvironments } from './synthesize'
import { ofType, oneOf, resourcesOf } from './template'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'clipwell-infra-'))))
afterAll(() => rm(folder, { recursive: true }))

// It starts the CDK's app.
test.runIf(exhaustive)('an unknown environment is refused in one sentence', async () => {
  const { exitCode, output } = await synthesize({ env: 'nonsense' }, folder)
  const sentence = 'There is no environment "nonsense". Use one of: dev, staging, prod.\n'
  expect([exitCode, output]).toEqual([1, sentence])
})

describe.each(testedEnvironments)('in %s', (name) => {
  const { keepsData, logDays } = environmentOf(name)
  const policy = keepsData ? 'Retain' : 'Delete'

  test('table, accounts and images are kept or deleted with their stack, as the environment says', () => {
    const kept = [
      oneOf(name, 'AWS::DynamoDB::Table'),
      oneOf(name, 'AWS::Cognito::UserPool'),
      ...ofType(name, 'AWS::S3::Bucket'),
    ]
    expect(kept.map(({ DeletionPolicy }) => DeletionPolicy)).toEqual([policy, policy, policy, policy])
  })

  test('table and accounts have deletion protection, as the environment says', () => {
    const table = oneOf(name, 'AWS::DynamoDB::Table').Properties
    const pool = oneOf(name, 'AWS::Cognito::UserPool').Properties
    expect([table.DeletionProtectionEnabled, pool.DeletionProtection]).toEqual([
      keepsData,
      keepsData ? 'ACTIVE' : 'INACTIVE',
    ])
  })

  test('only an environment without lasting data empties its buckets when it is deleted', () => {
    const emptying = resourcesOf(name).filter(({ Type }) => Type === 'Custom::S3AutoDeleteObjects')
    expect(emptying).toHaveLength(keepsData ? 0 : 2)
  })

  test('all logs are kept as long as the environment says, and not longer than its stack', () => {
    const groups = ofType(name, 'AWS::Logs::LogGroup')
    const kept = groups.map(({ DeletionPolicy, Properties }) => [DeletionPolicy, Properties.RetentionInDays])
    expect(kept).toEqual(Array.from({ length: 11 }, () => ['Delete', logDays]))
  })
})
