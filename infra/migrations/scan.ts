import { paginateScan, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { documentClient, tableName } from '#table/client'
import type { Item, Key } from '#table/keys'

export interface ScanSegment {
  segment: number
  of: number
  after?: Key | undefined
}

interface ScanPage {
  items: Item[]
  /** Undefined on the last page. */
  next: Key | undefined
}

/** Read consistently. */
export async function scanPage({ segment, of, after }: ScanSegment, limit?: number): Promise<ScanPage> {
  const { Items = [], LastEvaluatedKey } = await documentClient().send(
    new ScanCommand({
      TableName: tableName(),
      Segment: segment,
      TotalSegments: of,
      ExclusiveStartKey: after,
      Limit: limit,
      ConsistentRead: true,
    }),
  )
  return { items: Items as Item[], next: LastEvaluatedKey as Key | undefined }
}

export async function* scanAll(): AsyncIterable<Item> {
  const input = { TableName: tableName(), ConsistentRead: true }
  for await (const { Items = [] } of paginateScan({ client: documentClient() }, input)) yield* Items as Item[]
}
