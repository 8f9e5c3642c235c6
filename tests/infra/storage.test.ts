import { describe, expect, test } from 'vitest'
import { indexes, tableKeys } from '#table/schema'
import before from '../baseline/schema.json'
import { oneOf, type Part } from './template'
import { testedEnvironments } from './synthesize'

describe.each(testedEnvironments)('in %s', (name) => {
  test('manual changes to images can be undone for 30 days', () => {
    const bucket = oneOf(name, 'AWS::S3::Bucket', 'media').Properties
    expect([bucket.VersioningConfiguration.Status, bucket.LifecycleConfiguration.Rules[0]]).toEqual([
      'Enabled',
      expect.objectContaining({ NoncurrentVersionExpiration: { NoncurrentDays: 30 }, Status: 'Enabled' }),
    ])
  })

  test('the table is the local one, billed by request, with point-in-time recovery', () => {
    const table = oneOf(name, 'AWS::DynamoDB::Table').Properties
    expect({
      keys: table.KeySchema.map((key: { AttributeName: string }) => key.AttributeName),
      billing: table.BillingMode,
      past: table.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled,
      expiry: table.TimeToLiveSpecification,
      indexes: table.GlobalSecondaryIndexes.map(indexOf),
    }).toEqual({
      keys: [tableKeys.partitionKey, tableKeys.sortKey],
      billing: 'PAY_PER_REQUEST',
      past: true,
      expiry: { AttributeName: tableKeys.timeToLive, Enabled: true },
      indexes: Object.entries(indexes).map(([index, { partitionKey, sortKey, projection }]) => [
        index,
        partitionKey,
        sortKey.name,
        projection,
      ]),
    })
  })
})

test('CloudFormation can bring the table of the release before to this one: one index an update', () => {
  expect(tableKeys).toEqual(before.tableKeys)
  const [had, has] = [
    new Map<string, unknown>(Object.entries(before.indexes)),
    new Map<string, unknown>(Object.entries(indexes)),
  ]
  const names = [...new Set([...had.keys(), ...has.keys()])]
  const isInBoth = (name: string) => had.has(name) && has.has(name)
  expect(names.filter((name) => !isInBoth(name)).length).toBeLessThanOrEqual(1)
  for (const name of names.filter(isInBoth)) expect(has.get(name)).toEqual(had.get(name))
})

function indexOf({ IndexName, KeySchema, Projection }: Part) {
  return [IndexName, KeySchema[0].AttributeName, KeySchema[1].AttributeName, Projection.ProjectionType]
}
