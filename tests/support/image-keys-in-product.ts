import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { localCredentials } from '#local/s3'
import { findServices } from '#local/services'

/** The keys in the bucket of the product under test, below a folder such as 'private/'. */
export async function storedImageKeys(folder: string): Promise<string[]> {
  const services = await findServices(process.env['CLIPWELL_E2E_DATA'] ?? '')
  const client = new S3Client({
    endpoint: services.AWS_ENDPOINT_URL_S3,
    region: 'us-east-1',
    credentials: localCredentials,
    forcePathStyle: true,
  })
  const list = new ListObjectsV2Command({ Bucket: services.MEDIA_BUCKET, Prefix: folder })
  const { Contents = [] } = await client.send(list).finally(() => client.destroy())
  return Contents.flatMap(({ Key }) => Key ?? [])
}
