import { ScanCommand } from '@aws-sdk/lib-dynamodb'
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
  let after: Key | undefined
  do {
    const { items, next } = await scanPage({ segment: 0, of: 1, after })
    yield* items
    after = next
  } while (after)
}
