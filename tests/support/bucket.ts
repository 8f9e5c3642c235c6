import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'

export async function keysInBucket(): Promise<string[]> {
  const client = new S3Client()
  const list = new ListObjectsV2Command({ Bucket: process.env.MEDIA_BUCKET })
  const { Contents = [] } = await client.send(list).finally(() => client.destroy())
  return Contents.flatMap(({ Key }) => Key ?? []).toSorted()
}
