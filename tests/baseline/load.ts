import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { createTable } from '#local/table'
import { tableName } from '#table/client'
import type { Item } from '#table/keys'
import { writeItems } from '../support/bulk-write'
import { textOf } from './answers'

export const itemsFile = 'data.jsonl.gz'

const baselineItems = (): Item[] =>
  textOf(itemsFile)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Item)

/**
 * Creates the table that TABLE_NAME names and fills it with the recorded items. Nothing expires, so that it
 * stays what was recorded. The bucket gets no pictures.
 */
export async function loadBaseline(): Promise<void> {
  const client = new DynamoDBClient()
  await createTable(client, tableName(), { streams: false, expiry: false })
  client.destroy()
  await writeItems(baselineItems())
}
