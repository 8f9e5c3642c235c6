import { CreateBucketCommand, GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'

export async function keysInBucket(): Promise<string[]> {
  const client = new S3Client()
  const list = new ListObjectsV2Command({ Bucket: process.env.MEDIA_BUCKET })
  const { Contents = [] } = await client.send(list).finally(() => client.destroy())
  return Contents.flatMap(({ Key }) => Key ?? []).toSorted()
}

/** For tests that read the whole bucket: the shared one has images of other tests. */
export async function useEmptyBucket(name: string): Promise<void> {
  const client = new S3Client()
  await client.send(new CreateBucketCommand({ Bucket: name })).finally(() => client.destroy())
  process.env.MEDIA_BUCKET = name
}

export async function objectsInBucket(): Promise<Map<string, Buffer>> {
  const client = new S3Client()
  const objects = new Map<string, Buffer>()
  for (const Key of await keysInBucket()) {
    const get = new GetObjectCommand({ Bucket: process.env.MEDIA_BUCKET, Key })
    const { Body } = await client.send(get)
    objects.set(Key, Buffer.from((await Body?.transformToByteArray()) ?? []))
  }
  client.destroy()
  return objects
}
