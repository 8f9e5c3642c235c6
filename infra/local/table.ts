import {
  type AttributeDefinition,
  CreateTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { type Index, indexes, tableKeys } from '#table/schema'
import { expireOldItems, streamChanges, StreamSpecification } from '#infra/table-settings'

const declared: [string, Index][] = Object.entries(indexes)

/** Tests may leave out the stream, whose records each call scans, and the expiry, which takes two calls. */
export async function createTable(
  client: DynamoDBClient,
  tableName: string,
  { streams = true, expiry = true }: { streams?: boolean; expiry?: boolean } = {},
): Promise<void> {
  const created = await client
    .send(
      new CreateTableCommand({
        TableName: tableName,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: attributes(),
        KeySchema: keySchema(tableKeys.partitionKey, tableKeys.sortKey),
        ...(streams && { StreamSpecification }),
        GlobalSecondaryIndexes: declared.map(([name, index]) => ({
          IndexName: name,
          KeySchema: keySchema(index.partitionKey, index.sortKey.name),
          Projection: { ProjectionType: index.projection },
        })),
      }),
    )
    .catch((error: unknown) => {
      if (!(error instanceof ResourceInUseException)) throw error
    })
  // DynamoDB Local has it at once.
  if (created?.TableDescription?.TableStatus !== 'ACTIVE')
    await waitUntilTableExists({ client, maxWaitTime: 30, minDelay: 1 }, { TableName: tableName })
  if (streams) await streamChanges(client, tableName)
  if (expiry) await expireOldItems(client, tableName)
}

function attributes(): AttributeDefinition[] {
  const types = new Map<string, 'S' | 'N'>([
    [tableKeys.partitionKey, 'S'],
    [tableKeys.sortKey, 'S'],
  ])
  for (const [, { partitionKey, sortKey }] of declared) {
    types.set(partitionKey, 'S').set(sortKey.name, sortKey.type)
  }
  return [...types].map(([AttributeName, AttributeType]) => ({ AttributeName, AttributeType }))
}

const keySchema = (partitionKey: string, sortKey: string) => [
  { AttributeName: partitionKey, KeyType: 'HASH' as const },
  { AttributeName: sortKey, KeyType: 'RANGE' as const },
]
