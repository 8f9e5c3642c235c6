import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import {
  type AttributeValue,
  BatchWriteItemCommand,
  DeleteItemCommand,
  DynamoDBClient,
  paginateScan,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, paginateListObjectsV2, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { requiredVariable } from '#functions/environment'
import { areOlder } from '#migrations/older-content'
import type { Key } from '#table/keys'
import { tableKeys } from '#table/schema'
import { Archive, type ArchivedImage } from './archive'
import { olderContent } from './refuse-older-content'

type Item = Record<string, AttributeValue>

export interface ContentStorage {
  tableName: string
  bucket: string
}

export const connectedStorage = (): ContentStorage => ({
  tableName: requiredVariable('TABLE_NAME'),
  bucket: requiredVariable('MEDIA_BUCKET'),
})

export interface Copied {
  items: number
  images: number
}

/** Without temporary items and accounts. A change made meanwhile may be included in part. */
export async function backUp(
  { tableName, bucket }: ContentStorage,
  folder: string,
  now: Date,
): Promise<Copied> {
  const archive = new Archive(folder)
  await archive.create()
  const items = await archive.writeItems(lastingItems(tableName))
  const images = await saveImages(bucket, archive)
  await archive.writeManifest({ format: 1, createdAt: now.toISOString(), items, images })
  return { items, images: images.length }
}

/** May be repeated. Writes nothing if the table has other items, or the backup is incomplete or too old. */
export async function restore({ tableName, bucket }: ContentStorage, folder: string): Promise<Copied> {
  const archive = new Archive(folder)
  const manifest = await archive.readManifest()
  const count = await archive.countItems()
  if (count !== manifest.items) throw new Error(`The backup has ${count} items of ${manifest.items}.`)
  for (const image of manifest.images) await archive.readImage(image)
  if (await areOlder(keyedItems(archive))) {
    throw olderContent(folder, 'Restore it with that commit, and back it up again there.')
  }
  await refuseOtherContent(tableName, archive)
  await forgetPasses(tableName)
  // Images first, so that no item is without its image.
  const client = new S3Client()
  for (const image of manifest.images) await putImage(client, bucket, image, await archive.readImage(image))
  const items = await writeItems(tableName, archive.readItems<Item>())
  return { items, images: manifest.images.length }
}

async function* keyedItems(archive: Archive): AsyncIterable<Key> {
  for await (const item of archive.readItems<Item>()) {
    yield { ...item, pk: item[tableKeys.partitionKey]?.S ?? '', sk: item[tableKeys.sortKey]?.S ?? '' }
  }
}

async function* lastingItems(tableName: string): AsyncIterable<Item> {
  for await (const item of itemsOf(tableName)) if (isContent(item)) yield item
}

async function* itemsOf(tableName: string): AsyncIterable<Item> {
  const client = new DynamoDBClient()
  try {
    const pages = paginateScan({ client }, { TableName: tableName, ConsistentRead: true })
    for await (const { Items = [] } of pages) yield* Items
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error
    throw new Error(`There is no table called ${tableName}.`, { cause: error })
  }
}

/** Content that expires: messages, decisions, reports, and what was deleted and can be restored. */
const ending = ['MESSAGE', 'DELETION', 'BIN', 'COUPON', 'REVIEW', 'DECISION', 'REPORT', 'RECEIPT']
const endingContent = new Set(ending)

function isContent(item: Item): boolean {
  // A completed migration belongs to the content. One that is under way starts again after a restore.
  if (isPass(item)) return 'finishedAt' in item
  return !(tableKeys.timeToLive in item) || endingContent.has(item[tableKeys.sortKey]?.S ?? '')
}

function isPass(item: Item): boolean {
  return item[tableKeys.sortKey]?.S === 'PASS'
}

async function refuseOtherContent(tableName: string, archive: Archive): Promise<void> {
  const others = new Map<string, Item>()
  for await (const item of lastingItems(tableName)) if (!isPass(item)) others.set(nameOf(item), item)
  if (others.size === 0) return
  for await (const item of archive.readItems<Item>()) {
    if (isDeepStrictEqual(others.get(nameOf(item)), item)) others.delete(nameOf(item))
  }
  const [other] = others.keys()
  if (other !== undefined) {
    throw new Error(`The table is not empty: there is ${other}. Restore into a new one.`)
  }
}

function nameOf(item: Item): string {
  return `${item[tableKeys.partitionKey]?.S} ${item[tableKeys.sortKey]?.S}`
}

/** They do not apply to the items of the backup, which has its own records. */
async function forgetPasses(tableName: string): Promise<void> {
  const client = new DynamoDBClient()
  for await (const item of itemsOf(tableName)) {
    const { pk, sk } = item
    if (isPass(item) && pk && sk) {
      await client.send(new DeleteItemCommand({ TableName: tableName, Key: { pk, sk } }))
    }
  }
}

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
  return images
}

async function putImage(client: S3Client, bucket: string, image: ArchivedImage, Body: Buffer): Promise<void> {
  const { key, contentType, cacheControl } = image
  await client.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body,
      ...(contentType && { ContentType: contentType }),
      ...(cacheControl && { CacheControl: cacheControl }),
    }),
  )
}
