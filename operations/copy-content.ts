import { setTimeout as pause } from 'node:timers/promises'
import {
  type AttributeValue,
  BatchWriteItemCommand,
  DeleteItemCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  ScanCommand,
} from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, paginateListObjectsV2, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { tableKeys } from '#table/schema'
import { Archive, type ArchivedImage } from './archive'
import { findOther } from './other-content'

type Item = Record<string, AttributeValue>

/** Where content is: the table and the bucket of an environment. */
export interface Place {
  tableName: string
  bucket: string
}

/** What was copied. */
export interface Copied {
  items: number
  images: number
}

/**
 * Copies all content into a new folder: every item, but for what only serves for a while (counted calls,
 * views of a day, locks), and every image. Accounts of staff are Cognito's. Items are read one after the
 * other: what staff write meanwhile may be there in part, which DynamoDB's own export avoids
 * (docs/runbook.md).
 */
export async function backUp({ tableName, bucket }: Place, folder: string, now: Date): Promise<Copied> {
  const archive = new Archive(folder)
  await archive.create()
  const items = await archive.writeItems(lastingItems(tableName))
  const images = await saveImages(bucket, archive)
  await archive.writeManifest({ format: 1, createdAt: now.toISOString(), items, images })
  return { items, images: images.length }
}

/**
 * Puts a backup into a table without anything else in it, and its images into the bucket. May be called again
 * where it was cut off: what is there already is what the backup would put there. Throws before anything is
 * written for a table with something else in it, for a backup that is not complete, and for an image that is
 * not the one that was saved.
 */
export async function restore({ tableName, bucket }: Place, folder: string): Promise<Copied> {
  const archive = new Archive(folder)
  const manifest = await archive.readManifest()
  const count = await archive.countItems()
  if (count !== manifest.items) throw new Error(`The backup has ${count} items of ${manifest.items}.`)
  for (const image of manifest.images) await archive.readImage(image)
  await refuseOtherContent(tableName, archive)
  await forgetPasses(tableName)
  // Images first, so that no item is there without its own.
  for (const image of manifest.images) await putImage(bucket, image, await archive.readImage(image))
  const items = await writeItems(tableName, archive.readItems<Item>())
  return { items, images: manifest.images.length }
}

async function* lastingItems(tableName: string): AsyncIterable<Item> {
  for await (const item of itemsOf(tableName)) if (isContent(item)) yield item
}

async function* itemsOf(tableName: string): AsyncIterable<Item> {
  const client = new DynamoDBClient()
  let ExclusiveStartKey: Item | undefined
  do {
    const scan = new ScanCommand({ TableName: tableName, ExclusiveStartKey, ConsistentRead: true })
    const page = await client.send(scan).catch((error: unknown) => {
      if (!(error instanceof ResourceNotFoundException)) throw error
      throw new Error(`There is no table called ${tableName}.`, { cause: error })
    })
    yield* page.Items ?? []
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
  client.destroy()
}

/** What is content although it ends by itself: messages, and what can be restored of deleted stores. */
const endingContent = new Set(['MESSAGE', 'DELETION', 'COUPON', 'REVIEW'])

function isContent(item: Item): boolean {
  // Which migrations ran is true of the items that they ran over. One that goes on elsewhere begins there
  // anew.
  if (isPass(item)) return 'finishedAt' in item
  return !(tableKeys.timeToLive in item) || endingContent.has(item[tableKeys.sortKey]?.S ?? '')
}

function isPass(item: Item): boolean {
  return item[tableKeys.sortKey]?.S === 'PASS'
}

async function refuseOtherContent(tableName: string, archive: Archive): Promise<void> {
  const other = await findOther(ownItems(tableName), archive.readItems<Item>())
  if (other !== undefined) {
    throw new Error(`The table is not empty: there is ${other}. Restore into a new one.`)
  }
}

async function* ownItems(tableName: string): AsyncIterable<Item> {
  for await (const item of lastingItems(tableName)) if (!isPass(item)) yield item
}

/**
 * What has been done to the items of the table says nothing of those of the backup, which bring their own
 * record.
 */
async function forgetPasses(tableName: string): Promise<void> {
  const client = new DynamoDBClient()
  for await (const item of itemsOf(tableName)) {
    const { pk, sk } = item
    if (isPass(item) && pk && sk) {
      await client.send(new DeleteItemCommand({ TableName: tableName, Key: { pk, sk } }))
    }
  }
  client.destroy()
}

/** As many as BatchWriteItem takes. */
const batchSize = 25

async function writeItems(tableName: string, items: AsyncIterable<Item>): Promise<number> {
  const client = new DynamoDBClient()
  let count = 0
  const batch: Item[] = []
  for await (const item of items) {
    batch.push(item)
    count++
    if (batch.length === batchSize) await writeBatch(client, tableName, batch.splice(0))
  }
  if (batch.length > 0) await writeBatch(client, tableName, batch)
  client.destroy()
  return count
}

async function writeBatch(client: DynamoDBClient, tableName: string, items: Item[]): Promise<void> {
  let requests = items.map((Item) => ({ PutRequest: { Item } }))
  for (let attempt = 0; requests.length > 0; attempt++) {
    if (attempt > 0) await pause(Math.min(50 * 2 ** attempt, 5000))
    const { UnprocessedItems } = await client.send(
      new BatchWriteItemCommand({ RequestItems: { [tableName]: requests } }),
    )
    requests = (UnprocessedItems?.[tableName] ?? []) as typeof requests
  }
}

async function saveImages(bucket: string, archive: Archive): Promise<ArchivedImage[]> {
  const client = new S3Client()
  const images: ArchivedImage[] = []
  for await (const { Contents = [] } of paginateListObjectsV2(
    { client },
    { Bucket: bucket, Prefix: 'media/' },
  )) {
    for (const { Key: key = '' } of Contents) {
      const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
      const bytes = (await object.Body?.transformToByteArray()) ?? new Uint8Array()
      const { ContentType: contentType = '', CacheControl: cacheControl = '' } = object
      images.push({ key, contentType, cacheControl, sha256: await archive.writeImage(key, bytes) })
    }
  }
  client.destroy()
  return images
}

async function putImage(bucket: string, image: ArchivedImage, Body: Buffer): Promise<void> {
  const client = new S3Client()
  const { key, contentType, cacheControl } = image
  await client
    .send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body,
        ...(contentType && { ContentType: contentType }),
        ...(cacheControl && { CacheControl: cacheControl }),
      }),
    )
    .finally(() => client.destroy())
}
