import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { DynamoDBClient, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb'
import type { ReadKey } from '#domain/api/api'
import { ObjectStorage } from '#functions/images/object-storage'
import { createTable } from '#local/table'
import { tableName } from '#table/client'
import type { Item } from '#table/keys'
import { tableKeys } from '#table/schema'
import { writeItems } from '../support/bulk-write'

/** A read of the API and what the release of the baseline answered. */
export interface RecordedRead {
  key: ReadKey
  /** Whether it was asked with a token of staff. */
  asStaff: boolean
  params: Record<string, string>
  query: Record<string, string>
  status: number
  body: unknown
}

interface Recording {
  /** The commit that was recorded, and when. */
  commit: string
  recordedAt: string
  reads: RecordedRead[]
}

export const files = {
  items: join(import.meta.dirname, 'data.jsonl.gz'),
  answers: join(import.meta.dirname, 'answers.json.gz'),
}

const textOf = (file: string) => gunzipSync(readFileSync(file)).toString()

/** The answers of the recorded release to every GET of the API, and the moment they are of. */
export const baseline = (): Recording => JSON.parse(textOf(files.answers)) as Recording

/** All items of the recorded release's table. */
export const baselineItems = (): Item[] =>
  textOf(files.items)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Item)

/**
 * Creates the table that TABLE_NAME names and fills it with the recorded items, and the bucket with the one
 * picture that an answer contains. Nothing expires, so that it stays what was recorded.
 */
export async function loadBaseline(): Promise<void> {
  const client = new DynamoDBClient()
  await createTable(client, tableName())
  const TimeToLiveSpecification = { AttributeName: tableKeys.timeToLive, Enabled: false }
  await client.send(new UpdateTimeToLiveCommand({ TableName: tableName(), TimeToLiveSpecification }))
  client.destroy()
  await writeItems(baselineItems())
  for (const { key, params, body } of baseline().reads) {
    if (key === 'GET /reviews/{id}/picture') await storePicture(params['id'], body as { picture: string })
  }
}

async function storePicture(reviewId: string | undefined, { picture }: { picture: string }): Promise<void> {
  const review = baselineItems().find(({ _id, sk }) => sk === 'REVIEW' && _id === reviewId)
  const [, contentType = '', bytes = ''] = /^data:([^;]+);base64,(.+)$/.exec(picture) ?? []
  const path = String(review?.['profilePicture']).slice(1)
  const headers = { contentType, cacheControl: 'private, no-store' }
  await new ObjectStorage().put(path, Uint8Array.from(Buffer.from(bytes, 'base64')), headers)
}
