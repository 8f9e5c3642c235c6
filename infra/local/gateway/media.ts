import type { IncomingMessage } from 'node:http'
import { GetObjectCommand, NoSuchKey, type S3Client } from '@aws-sdk/client-s3'
import { isImagePath } from '#functions/images/image-path'
import { cacheControl } from '#infra/cache-control'
import { type GatewayResponse, fileAnswer } from './response'

/** /media/{key}; null if there is no such object. */
export type MediaReader = (request: IncomingMessage, path: string) => Promise<GatewayResponse | null>

export const createMediaReader =
  (client: S3Client, bucket: string): MediaReader =>
  async (request, path) => {
    // Other names may be too long for S3, or lead out of its folder.
    if (!isImagePath(path)) return null
    const object = await readObject(client, bucket, path.slice(1))
    if (!object) return null
    const { ContentType: type = 'application/octet-stream', ETag: etag = '""', Body } = object
    const headers = { 'content-type': type, 'cache-control': cacheControl.immutable, etag }
    const body = Buffer.from((await Body?.transformToByteArray()) ?? [])
    return fileAnswer(request, headers, body)
  }

async function readObject(client: S3Client, bucket: string, key: string) {
  try {
    return await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
  } catch (error) {
    if (error instanceof NoSuchKey) return null
    throw error
  }
}
