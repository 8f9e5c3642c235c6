import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { AwsClient } from 'aws4fetch'
import type { DynamoDBRecord } from 'aws-lambda'
import { variable } from '#functions/environment'
import { localCredentials } from './s3'

/** In the cloud 100 of the kinds that somebody subscribes to, which are about so many of all. */
const batch = 1000

type StreamPosition = { shard: string; record: string } | undefined

interface Stream {
  endpoint: string
  arn: string
}

/** DynamoDB Local has one shard. */
export async function openStream(tableName: string, endpoint: string): Promise<Stream> {
  const client = new DynamoDBClient()
  const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }))
  if (Table?.LatestStreamArn === undefined) throw new Error(`${tableName} has no stream.`)
  return { endpoint, arn: Table.LatestStreamArn }
}

/** Returns the new position. Records at which `handle` throws come again. */
export async function handleRecords(
  { endpoint, arn: StreamArn }: Stream,
  from: StreamPosition,
  handle: (records: DynamoDBRecord[]) => Promise<void>,
): Promise<StreamPosition> {
  const { StreamDescription } = await ask(endpoint, 'DescribeStream', { StreamArn })
  let position = from
  for (const { ShardId } of StreamDescription.Shards) {
    if (ShardId < (position?.shard ?? '')) continue
    const after = position?.shard === ShardId ? position.record : undefined
    let { ShardIterator } = await startOf({ endpoint, arn: StreamArn }, ShardId, after)
    while (ShardIterator) {
      const page = await ask(endpoint, 'GetRecords', { ShardIterator, Limit: batch })
      if (page.Records.length === 0) break
      await handle(page.Records)
      position = { shard: ShardId, record: page.Records.at(-1)?.dynamodb?.SequenceNumber ?? '' }
      ShardIterator = page.NextShardIterator
    }
  }
  return position
}

/** Records are gone after 24 hours. Then the whole shard comes again, which changes nothing. */
async function startOf({ endpoint, arn: StreamArn }: Stream, ShardId: string, after: string | undefined) {
  const at = (start: object) => ask(endpoint, 'GetShardIterator', { StreamArn, ShardId, ...start })
  const first = { ShardIteratorType: 'TRIM_HORIZON' }
  if (after === undefined) return at(first)
  const next = { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after }
  return at(next).catch(() => at(first))
}

const waits = { between: 300, afterFailure: 2000 }

/**
 * Reads the stream as Lambda does, from what was written since the last start. `waiting` are called once all
 * is handled that was written before they were added.
 */
export async function followStream(
  stream: Stream,
  file: string,
  handle: (records: DynamoDBRecord[]) => Promise<void>,
  { signal, waiting }: { signal: AbortSignal; waiting: (() => void)[] },
): Promise<void> {
  // The product may have been killed while it wrote the file.
  let position = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as StreamPosition)
    .catch(() => undefined)
  const isOver = () => signal.aborted
  while (!isOver()) {
    try {
      const before = waiting.length
      const next = await handleRecords(stream, position, handle)
      if (next?.record !== position?.record) await writeFile(file, JSON.stringify(next))
      position = next
      for (const resolve of waiting.splice(0, before)) resolve()
      await pause(waits.between, undefined, { ref: false })
    } catch (error) {
      if (!isOver()) console.error('Changes were not handled:', error)
      await pause(waits.afterFailure, undefined, { ref: false })
    }
  }
}

interface Answers {
  DescribeStream: { StreamDescription: { Shards: { ShardId: string }[] } }
  GetShardIterator: { ShardIterator?: string }
  GetRecords: { Records: DynamoDBRecord[]; NextShardIterator?: string }
}

async function ask<Call extends keyof Answers>(
  endpoint: string,
  call: Call,
  body: object,
): Promise<Answers[Call]> {
  const region = variable('AWS_REGION') ?? ''
  const aws = new AwsClient({ ...localCredentials, region, service: 'dynamodb', retries: 0 })
  const answer = await aws.fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDBStreams_20120810.${call}`,
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answers[Call]
}
