import { describe, expect, test } from 'vitest'
import { environmentNames } from '#infra/environments'
import { indexes, tableKeys } from '#table/schema'
import before from '../baseline/schema.json'
import { ofType, oneOf, type Part, textOf } from './template'

describe.each(environmentNames)('in %s', (name) => {
  test('no bucket is public, and each is encrypted', () => {
    const buckets = ofType(name, 'AWS::S3::Bucket').map(({ Properties }) => Properties)
    const closed = {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    }
    expect(buckets.map((bucket) => bucket.PublicAccessBlockConfiguration)).toEqual([closed, closed])
    for (const bucket of buckets) {
      const [rule] = bucket.BucketEncryption.ServerSideEncryptionConfiguration
      expect(rule.ServerSideEncryptionByDefault.SSEAlgorithm).toBe('AES256')
      expect(bucket.CorsConfiguration).toBeUndefined()
    }
  })

  test('every bucket refuses unencrypted requests', () => {
    for (const { Properties } of ofType(name, 'AWS::S3::BucketPolicy')) {
      expect(Properties.PolicyDocument.Statement).toContainEqual(
        expect.objectContaining({
          Effect: 'Deny',
          Action: 's3:*',
          Principal: { AWS: '*' },
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        }),
      )
    }
  })

  test("only this account's CloudFront may read a bucket from outside", () => {
    const statements = ofType(name, 'AWS::S3::BucketPolicy').flatMap(
      ({ Properties }) => Properties.PolicyDocument.Statement,
    )
    const outsiders = statements.filter(({ Effect, Principal }) => Effect === 'Allow' && Principal.Service)
    expect(outsiders.map(({ Principal }) => Principal.Service)).toEqual(
      outsiders.map(() => 'cloudfront.amazonaws.com'),
    )
    for (const { Condition } of outsiders) {
      const source = Condition.ArnLike ?? Condition.StringEquals
      expect(textOf(Object.values(source)[0])).toContain(':cloudfront::<AWS::AccountId>:distribution/')
    }
  })

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
