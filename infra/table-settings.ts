import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import { tableKeys } from '#table/schema'

export const StreamSpecification = { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' } as const

export async function streamChanges(client: DynamoDBClient, TableName: string) {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }))
  if (Table?.StreamSpecification?.StreamEnabled) return
  await client.send(new UpdateTableCommand({ TableName, StreamSpecification }))
}

export async function expireOldItems(client: DynamoDBClient, TableName: string) {
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }))
  // DynamoDB refuses to turn on what is on.
  if (TimeToLiveDescription?.AttributeName) return
  const TimeToLiveSpecification = { AttributeName: tableKeys.timeToLive, Enabled: true }
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }))
}
