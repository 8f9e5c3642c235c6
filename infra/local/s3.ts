import { fileURLToPath } from 'node:url'
import { CreateBucketCommand, HeadBucketCommand, NotFound, S3Client } from '@aws-sdk/client-s3'
import { localHost } from './free-port'
import { exitWithParent, onFreePort, type Start, startProcess } from './service-process'

/** The only key pair of s3rver. */
export const localCredentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

const script = fileURLToPath(new URL('s3-process.mjs', import.meta.url))

export function startS3(folder: string): Start {
  return onFreePort(async (port, signal) =>
    startProcess({
      name: 'S3 (s3rver)',
      args: ['--import', exitWithParent, script, folder, localHost, String(port)],
      answers: async () => (await fetch(`http://${localHost}:${port}/`)).status > 0,
      signal,
    }),
  )
}

export async function createBucket(endpoint: string, bucket: string): Promise<void> {
  const client = new S3Client({ endpoint, region: 'us-east-1', credentials: localCredentials })
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }))
  } catch (error) {
    if (!(error instanceof NotFound)) throw error
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
  } finally {
    client.destroy()
  }
}
