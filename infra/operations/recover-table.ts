import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  TableAlreadyExistsException,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { tableKeys } from '#table/schema'

export interface Recovery {
  from: string
  to: string
  /** The last time at which all content was there. */
  at: Date
}

/** In seconds. DynamoDB takes twenty minutes for a small table, and hours for a large one. */
const longest = { maxWaitTime: 12 * 60 * 60, minDelay: 10, maxDelay: 30 }

/** Sets what DynamoDB does not copy. May be repeated. Returns the ARN of the stream. */
export async function recoverTable(recovery: Recovery): Promise<string> {
  const client = new DynamoDBClient()
  try {
    await begin(client, recovery)
    const table = { TableName: recovery.to }
    await waitUntilTableExists({ client, ...longest }, table)
    await letItemsExpire(client, recovery.to)
    const past = { PointInTimeRecoveryEnabled: true }
    await client.send(
      new UpdateContinuousBackupsCommand({ ...table, PointInTimeRecoverySpecification: past }),
    )
    await client.send(new UpdateTableCommand({ ...table, DeletionProtectionEnabled: true }))
    return await streamOf(client, recovery.to)
  } finally {
    client.destroy()
  }
}

async function begin(client: DynamoDBClient, { from, to, at }: Recovery): Promise<void> {
  const restore = { SourceTableName: from, TargetTableName: to, RestoreDateTime: at }
  try {
    await client.send(new RestoreTableToPointInTimeCommand(restore))
  } catch (error) {
    if (!(error instanceof TableAlreadyExistsException)) throw error
    const { Table } = await client.send(new DescribeTableCommand({ TableName: to }))
    const { SourceTableArn, RestoreDateTime } = Table?.RestoreSummary ?? {}
    const isThis = SourceTableArn?.endsWith(`:table/${from}`) && RestoreDateTime?.getTime() === at.getTime()
    if (!isThis)
      throw new Error(`There is another table called ${to}. Choose another name.`, { cause: error })
  }
}

async function streamOf(client: DynamoDBClient, TableName: string): Promise<string> {
  const StreamSpecification = { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' } as const
  const { Table } = await client.send(new DescribeTableCommand({ TableName }))
  if (!Table?.StreamSpecification?.StreamEnabled) {
    await client.send(new UpdateTableCommand({ TableName, StreamSpecification }))
    await waitUntilTableExists({ client, ...longest }, { TableName })
  }
  const { Table: streaming } = await client.send(new DescribeTableCommand({ TableName }))
  return String(streaming?.LatestStreamArn)
}

async function letItemsExpire(client: DynamoDBClient, TableName: string): Promise<void> {
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }))
  // Enabling it twice is an error.
  if (TimeToLiveDescription?.AttributeName) return
  const expiry = { Enabled: true, AttributeName: tableKeys.timeToLive }
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification: expiry }))
}
