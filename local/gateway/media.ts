import type { IncomingMessage } from 'node:http'
import { GetObjectCommand, HeadObjectCommand, NoSuchKey, NotFound, type S3Client } from '@aws-sdk/client-s3'
import { isImagePath } from '#functions/images/image-path'
import { cacheControl } from '#infra/cache-control'
import { type Answer, isUnchanged } from './answer'

interface StoredObject {
  type: string
  etag: string
  body: Buffer
}

/**
 * Bytes of images in memory, like CloudFront's cache. CloudFront is told about deleted images; this memory is
 * not, so it asks the bucket each time.
 */
const keptBytes = 64 * 1024 * 1024

/** Answers /media/{key} with the object `media/{key}`; null if there is none. */
export type MediaReader = (request: IncomingMessage, path: string) => Promise<Answer | null>

/** Reads images from the bucket. Rejects if S3 fails. */
export function createMediaReader(client: S3Client, bucket: string): MediaReader {
  const kept = new Map<string, StoredObject>()
  return async (request, path) => {
    // S3 is asked for names of our own alone: others may be too long for it, or lead out of its folder.
    if (!isImagePath(path)) return null
    const key = path.slice(1)
    const copy = kept.get(key)
    const isCurrent = copy && (await currentTag(client, bucket, key)) === copy.etag
    const object = isCurrent ? copy : await readObject(client, bucket, key)
    if (!object) {
      kept.delete(key)
      return null
    }
    keep(kept, key, object)
    const headers = {
      'content-type': object.type,
      'cache-control': cacheControl.immutable,
      etag: object.etag,
    }
    if (isUnchanged(request, object.etag)) return { status: 304, headers, body: Buffer.alloc(0) }
    return { status: 200, headers, body: object.body }
  }
}

/** The ETag of an object; undefined if there is none. */
async function currentTag(client: S3Client, bucket: string, key: string): Promise<string | undefined> {
  try {
    return (await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }))).ETag
  } catch (error) {
    if (error instanceof NotFound) return undefined
    throw error
  }
}

async function readObject(client: S3Client, bucket: string, key: string): Promise<StoredObject | null> {
  try {
    const { Body, ContentType, ETag } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
    const body = Buffer.from((await Body?.transformToByteArray()) ?? [])
    return { type: ContentType ?? 'application/octet-stream', etag: ETag ?? '""', body }
  } catch (error) {
    if (error instanceof NoSuchKey) return null
    throw error
  }
}

function keep(kept: Map<string, StoredObject>, key: string, object: StoredObject): void {
  // The most recently used come last, so the first ones are removed first.
  kept.delete(key)
  kept.set(key, object)
  let bytes = 0
  for (const { body } of kept.values()) bytes += body.length
  for (const [oldest, { body }] of kept) {
    if (bytes <= keptBytes) return
    kept.delete(oldest)
    bytes -= body.length
  }
}
