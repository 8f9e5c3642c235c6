import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { GetObjectCommand, type GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createMediaReader } from './media'

const s3 = mockClient(S3Client)
const image = `/media/${'0f3a'.repeat(8)}.webp`
const bytes = new Uint8Array([1, 2, 3])
const stored = {
  Body: { transformToByteArray: async () => bytes } as NonNullable<GetObjectCommandOutput['Body']>,
  ContentType: 'image/webp',
  ETag: '"v1"',
}

beforeEach(() => s3.reset())
// Other files share the process.
afterAll(() => s3.restore())

function read(ifNoneMatch?: string) {
  const request = new IncomingMessage(new Socket())
  if (ifNoneMatch !== undefined) request.headers['if-none-match'] = ifNoneMatch
  return request
}

test('an image is read from the bucket, and may be cached for ever', async () => {
  s3.on(GetObjectCommand, { Bucket: 'images', Key: image.slice(1) }).resolves(stored)
  expect(await createMediaReader(new S3Client(), 'images')(read(), image)).toEqual({
    status: 200,
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: '"v1"',
    },
    body: Buffer.from(bytes),
  })
})

test.each([
  '/media/',
  '/media/../secret',
  '/media/a\\b',
  '/media/a.webp',
  `/media/${'a'.repeat(260)}.webp`,
  image.replace('/media', '/media/private'),
  image.replace('0f3a', '0F3A'),
  image.replace('webp', 'svg'),
  `${image}.webp`,
  `${image}\n`,
])('answers %j without asking the bucket', async (path) => {
  expect(await createMediaReader(new S3Client(), 'images')(read(), path)).toBeNull()
  expect(s3.calls()).toEqual([])
})
