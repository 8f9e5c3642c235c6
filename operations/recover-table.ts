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
  /** The table that content was lost of. */
  from: string
  /** The name of the new one. */
  to: string
  /** The last moment at which everything was there. */
  at: Date
}

/** DynamoDB takes twenty minutes for a small table, and hours for a large one. */
const longest = { maxWaitTime: 12 * 60 * 60, minDelay: 10, maxDelay: 30 }

/**
 * Makes a table beside another one that is as that was at a moment, with all that DynamoDB leaves out of it:
 * expiry, a past of its own, protection. May be called again where it was cut off. Throws for another table
 * of that name.
 */
export async function recoverTable(recovery: Recovery): Promise<void> {
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

async function letItemsExpire(client: DynamoDBClient, TableName: string): Promise<void> {
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }))
  // Enabling it twice is an error.
  if (TimeToLiveDescription?.AttributeName) return
  const expiry = { Enabled: true, AttributeName: tableKeys.timeToLive }
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification: expiry }))
}
