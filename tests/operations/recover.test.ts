import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  TableAlreadyExistsException,
} from '@aws-sdk/client-dynamodb'
import { type AwsClientStub, mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recoverTable } from '#operations/recover-table'

// DynamoDB Local has no point-in-time recovery.
let database: AwsClientStub<DynamoDBClient>

beforeEach(() => {
  database = mockClient(DynamoDBClient)
  database.on(DescribeTableCommand).resolves({ Table: { TableStatus: 'ACTIVE' } })
  database.on(DescribeTimeToLiveCommand).resolves({ TimeToLiveDescription: { TimeToLiveStatus: 'DISABLED' } })
})
afterEach(() => database.restore())

const recovery = { from: 'content', to: 'recovered', at: new Date('2026-11-21T09:59:00Z') }

const changes = () =>
  database
    .calls()
    .map(({ args: [command] }) => [command.constructor.name.replace('Command', ''), command.input] as const)
    .filter(([name]) => !name.startsWith('Describe'))

const settings = [
  [
    'UpdateTimeToLive',
    { TableName: 'recovered', TimeToLiveSpecification: { Enabled: true, AttributeName: 'expiresAt' } },
  ],
  [
    'UpdateContinuousBackups',
    { TableName: 'recovered', PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } },
  ],
  ['UpdateTable', { TableName: 'recovered', DeletionProtectionEnabled: true }],
  [
    'UpdateTable',
    {
      TableName: 'recovered',
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    },
  ],
]

test('a table is recovered beside the current one, with the settings that DynamoDB does not copy', async () => {
  await recoverTable(recovery)
  expect(changes()).toEqual([
    [
      'RestoreTableToPointInTime',
      { SourceTableName: 'content', TargetTableName: 'recovered', RestoreDateTime: recovery.at },
    ],
    ...settings,
  ])
})

function existsAlready(RestoreDateTime: Date) {
  database
    .on(RestoreTableToPointInTimeCommand)
    .rejects(new TableAlreadyExistsException({ message: 'Table already exists', $metadata: {} }))
  const SourceTableArn = 'arn:aws:dynamodb:us-east-1:000000000000:table/content'
  database.on(DescribeTableCommand).resolves({
    Table: {
      TableStatus: 'ACTIVE',
      RestoreSummary: { SourceTableArn, RestoreDateTime, RestoreInProgress: false },
    },
  })
}

test('an interrupted recovery can be repeated', async () => {
  existsAlready(recovery.at)
  database.on(DescribeTimeToLiveCommand).resolves({ TimeToLiveDescription: { AttributeName: 'expiresAt' } })
  await recoverTable(recovery)
  expect(changes().slice(1)).toEqual(settings.slice(1))
})

test('an unrelated table of that name is not changed', async () => {
  existsAlready(new Date('2026-11-20T09:59:00Z'))
  await expect(recoverTable(recovery)).rejects.toThrow('There is another table called recovered.')
  expect(changes()).toHaveLength(1)
})
