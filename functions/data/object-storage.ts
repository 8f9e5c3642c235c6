import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { environmentCredentials } from './credentials'

interface StorageRequest {
  method: 'GET' | 'PUT' | 'DELETE'
  key: string
  headers?: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
}

/** What S3 says instead of doing what it was asked for; named and shaped as errors of the AWS SDK are. */
export class StorageError extends Error {
  readonly $metadata: { httpStatusCode: number }

  constructor(code: string, httpStatusCode: number) {
    super(`The object storage answers ${httpStatusCode}.`)
    this.name = code
    this.$metadata = { httpStatusCode }
  }
}

/** In milliseconds. A call ends within seconds, whatever happens. */
const times = { attempt: 5000, pause: 100 }

const attempts = 2

/**
 * The bucket of the images. It is spoken to without the SDK's client, for the size of the functions
 * (docs/decisions/0016). Throws StorageError, and what fetch has failed with.
 */
export class ObjectStorage {
  /** Keeps an object under its key, over the one that there may be. */
  async put(
    key: string,
    body: Uint8Array<ArrayBuffer>,
    headers: { contentType: string; cacheControl: string },
  ) {
    const { contentType, cacheControl } = headers
    await this.send({
      method: 'PUT',
      key,
      body,
      headers: { 'content-type': contentType, 'cache-control': cacheControl },
    })
  }

  /** The object under a key; null where there is none. */
  async get(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    try {
      return await this.send({ method: 'GET', key })
    } catch (error) {
      if (error instanceof StorageError && error.$metadata.httpStatusCode === 404) return null
      throw error
    }
  }

  /** Deletes the object that there may be under a key. */
  async delete(key: string): Promise<void> {
    await this.send({ method: 'DELETE', key })
  }

  /** All of it may be done twice without harm, so what may have been lost on the way is sent once more. */
  async send(request: StorageRequest): Promise<Uint8Array<ArrayBuffer>> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await sendOnce(request)
      } catch (error) {
        if (attempt === attempts || !mayPass(error)) throw error
      }
      await pause(Math.random() * times.pause)
    }
  }
}

async function sendOnce({ method, key, headers = {}, body }: StorageRequest) {
  const signer = new AwsV4Signer({
    ...environmentCredentials(),
    method,
    url: addressOf(key),
    // S3 refuses what arrives otherwise than it was signed.
    headers: { ...headers, 'x-amz-content-sha256': hashOf(body ?? new Uint8Array()) },
    service: 's3',
    region: process.env.AWS_REGION ?? '',
  })
  const signed = await signer.sign()
  const request = { method, headers: signed.headers, redirect: 'manual', ...(body && { body }) } as const
  const { status, bytes } = await exchange(signed.url, request)
  if (status < 300) return bytes
  const code = /<Code>(\w+)<\/Code>/.exec(new TextDecoder().decode(bytes))?.[1]
  throw new StorageError(code ?? 'Unknown', status)
}

async function exchange(url: URL, request: RequestInit) {
  try {
    const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(times.attempt) })
    return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
  } catch (error) {
    // Of a broken connection fetch says only that it failed; the cause has the code.
    throw error instanceof TypeError && error.cause instanceof Error ? error.cause : error
  }
}

/** In the cloud the bucket has its own host; elsewhere it is a folder of what stands in for S3. */
function addressOf(key: string): string {
  const { AWS_ENDPOINT_URL_S3: endpoint, AWS_REGION: region, MEDIA_BUCKET: bucket } = process.env
  if (!bucket) throw new Error('MEDIA_BUCKET is not set.')
  return endpoint ? `${endpoint}/${bucket}/${key}` : `https://${bucket}.s3.${region}.amazonaws.com/${key}`
}

/** Whether it may go better next time: S3 is busy, or the connection was not made, broke or took too long. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof StorageError))
    return error instanceof Error && ('code' in error || error.name === 'TimeoutError')
  const { httpStatusCode } = error.$metadata
  return httpStatusCode >= 500 || httpStatusCode === 429 || error.name === 'RequestTimeout'
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
