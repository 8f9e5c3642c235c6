import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { documents, tableName } from '#table/client'
import type { Item } from '#table/keys'

/** All items of the table. Only tests read all of it. */
export async function allItems(from?: Record<string, unknown>): Promise<Item[]> {
  const { Items = [], LastEvaluatedKey } = await documents().send(
    new ScanCommand({ TableName: tableName(), ExclusiveStartKey: from, ConsistentRead: true }),
  )
  return [...(Items as Item[]), ...(LastEvaluatedKey ? await allItems(LastEvaluatedKey) : [])]
}
