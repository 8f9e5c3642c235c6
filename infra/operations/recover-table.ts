import {
  DescribeTableCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  TableAlreadyExistsException,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { expireOldItems, streamChanges } from '../table-settings'

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
  await begin(client, recovery)
  const table = { TableName: recovery.to }
  await waitUntilTableExists({ client, ...longest }, table)
  await expireOldItems(client, recovery.to)
  const past = { PointInTimeRecoveryEnabled: true }
  await client.send(new UpdateContinuousBackupsCommand({ ...table, PointInTimeRecoverySpecification: past }))
  await client.send(new UpdateTableCommand({ ...table, DeletionProtectionEnabled: true }))
  return streamOf(client, recovery.to)
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
  await streamChanges(client, TableName)
  await waitUntilTableExists({ client, ...longest }, { TableName })
  const { Table } = await client.send(new DescribeTableCommand({ TableName }))
  return String(Table?.LatestStreamArn)
}
