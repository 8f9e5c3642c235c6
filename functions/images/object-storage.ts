import { askAws, AwsError } from './aws-request'

interface StorageRequest {
  method: 'GET' | 'PUT' | 'DELETE'
  /** None for the bucket itself. */
  key: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
}

/**
 * One of what the bucket keeps under a key: a marker says that the object was deleted, and hides those before
 * it.
 */
interface Version {
  id: string
  isMarker: boolean
}

/** How often the versions of an object are listed at the most; a list has up to 1,000. */
const lists = 20

/** The bucket of the images. Throws what askAws throws. */
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
      if (isAnswer(error, 404)) return null
      throw error
    }
  }

  /**
   * Deletes the object that there may be under a key, for good: all its versions. The marker that the first
   * request leaves hides them until none is left; cut off, the same again goes on.
   */
  async erase(key: string): Promise<void> {
    await this.send({ method: 'DELETE', key })
    for (let list = 0; list < lists; list++) {
      const versions = await this.versionsOf(key)
      if (versions.length === 0) return
      const hidden = versions.filter(({ isMarker }) => !isMarker)
      const due = hidden.length > 0 ? hidden : versions
      await Promise.all(due.map(({ id }) => this.send({ method: 'DELETE', key, query: { versionId: id } })))
    }
    throw new Error('An object has more versions than can be deleted at once.')
  }

  private async versionsOf(key: string): Promise<Version[]> {
    try {
      const list = await this.send({ method: 'GET', key: '', query: { versions: '', prefix: key } })
      return versionsIn(new TextDecoder().decode(list), key)
    } catch (error) {
      // What stands in for S3 on a developer's machine keeps no versions.
      if (isAnswer(error, 405)) return []
      throw error
    }
  }

  /** All of it may be done twice without harm. */
  async send({ method, key, query, headers = {}, body }: StorageRequest): Promise<Uint8Array<ArrayBuffer>> {
    const url = addressOf(key) + (query ? `?${new URLSearchParams(query)}` : '')
    const region = process.env.AWS_REGION ?? ''
    return askAws({ service: 's3', region, method, url, headers, ...(body && { body }) })
  }
}

function isAnswer(error: unknown, status: number): boolean {
  return error instanceof AwsError && error.$metadata.httpStatusCode === status
}

/** Our keys are of letters, digits, slashes and dots, which stand in XML as they are. */
function versionsIn(list: string, key: string): Version[] {
  return [...list.matchAll(/<(Version|DeleteMarker)>(.*?)<\/\1>/gs)].flatMap(([, kind, entry = '']) => {
    const id = /<VersionId>([^<]+)<\/VersionId>/.exec(entry)?.[1]
    return id && entry.includes(`<Key>${key}</Key>`) ? [{ id, isMarker: kind === 'DeleteMarker' }] : []
  })
}

/** In the cloud the bucket has its own host; elsewhere it is a folder of what stands in for S3. */
function addressOf(key: string): string {
  const { AWS_ENDPOINT_URL_S3: endpoint, AWS_REGION: region, MEDIA_BUCKET: bucket } = process.env
  if (!bucket) throw new Error('MEDIA_BUCKET is not set.')
  const path = key && `/${key}`
  return endpoint ? `${endpoint}/${bucket}${path}` : `https://${bucket}.s3.${region}.amazonaws.com${path}`
}
