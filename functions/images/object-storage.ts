import { requiredVariable, variable } from '#functions/environment'
import { askAws, AwsError } from '#functions/aws/aws-request'

interface StorageRequest {
  method: 'GET' | 'PUT' | 'DELETE'
  /** Empty for the bucket. */
  key: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
}

/** A delete marker hides the versions before it. */
interface Version {
  id: string
  isMarker: boolean
}

/** A list has up to 1,000 versions. */
const lists = 20

/** Throws what askAws throws. */
export class ObjectStorage {
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

  async get(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    try {
      return await this.send({ method: 'GET', key })
    } catch (error) {
      if (isAnswer(error, 404)) return null
      throw error
    }
  }

  /** Deletes all versions. The first request hides them until all are gone. If interrupted, repeat it. */
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
      // The local S3 has no versions.
      if (isAnswer(error, 405)) return []
      throw error
    }
  }

  /** All of these requests are idempotent. */
  async send({ method, key, query, headers = {}, body }: StorageRequest): Promise<Uint8Array<ArrayBuffer>> {
    const url = addressOf(key) + (query ? `?${new URLSearchParams(query)}` : '')
    const region = variable('AWS_REGION') ?? ''
    return askAws({ service: 's3', region, method, url, headers, ...(body && { body }) })
  }
}

function isAnswer(error: unknown, status: number): boolean {
  return error instanceof AwsError && error.$metadata.httpStatusCode === status
}

/** Our keys have only letters, digits, slashes and dots, so XML needs no escapes. */
function versionsIn(list: string, key: string): Version[] {
  return [...list.matchAll(/<(Version|DeleteMarker)>(.*?)<\/\1>/gs)].flatMap(([, kind, entry = '']) => {
    const id = /<VersionId>([^<]+)<\/VersionId>/.exec(entry)?.[1]
    return id && entry.includes(`<Key>${key}</Key>`) ? [{ id, isMarker: kind === 'DeleteMarker' }] : []
  })
}

/** In the cloud the bucket has its own host. Locally it is a path. */
function addressOf(key: string): string {
  const [endpoint, region] = [variable('AWS_ENDPOINT_URL_S3'), variable('AWS_REGION')]
  const bucket = requiredVariable('MEDIA_BUCKET')
  const path = key && `/${key}`
  return endpoint ? `${endpoint}/${bucket}${path}` : `https://${bucket}.s3.${region}.amazonaws.com${path}`
}
