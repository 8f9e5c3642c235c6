import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { environmentCredentials } from './credentials'

interface AwsRequest {
  service: 's3' | 'ssm' | 'cloudfront'
  region: string
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  url: string
  headers?: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
}

/**
 * What a service says instead of doing what it was asked for; named and shaped as errors of the AWS SDK are.
 */
export class AwsError extends Error {
  readonly $metadata: { httpStatusCode: number }

  constructor(
    code: string,
    httpStatusCode: number,
    readonly service: AwsRequest['service'] = 's3',
  ) {
    super(`${service} answers ${httpStatusCode}.`)
    this.name = code
    this.$metadata = { httpStatusCode }
  }
}

/** In milliseconds. A call ends within seconds, whatever happens. */
const times = { attempt: 5000, pause: 100 }

const attempts = 2

/**
 * Asks a service of AWS without the SDK's client, for the size of the functions (docs/decisions/0016). Only
 * for what may be done twice without harm: what may have been lost on the way is sent once more. Throws
 * AwsError, and what fetch has failed with.
 */
export async function askAws(request: AwsRequest): Promise<Uint8Array<ArrayBuffer>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await askOnce(request)
    } catch (error) {
      if (attempt === attempts || !mayPass(error)) throw error
    }
    await pause(Math.random() * times.pause)
  }
}

async function askOnce({ service, region, method, url, headers = {}, body }: AwsRequest) {
  const signer = new AwsV4Signer({
    ...environmentCredentials(),
    method,
    url,
    // S3 refuses what arrives otherwise than it was signed.
    headers: { ...headers, 'x-amz-content-sha256': hashOf(body ?? new Uint8Array()) },
    service,
    region,
  })
  const signed = await signer.sign()
  const init = { method, headers: signed.headers, redirect: 'manual', ...(body && { body }) } as const
  const { status, bytes } = await exchange(signed.url, init)
  if (status < 300) return bytes
  throw new AwsError(codeIn(new TextDecoder().decode(bytes)) ?? 'Unknown', status, service)
}

/** The code of an error, in the XML of S3 and CloudFront or the JSON of the others. */
function codeIn(answer: string): string | undefined {
  return /<Code>(\w+)<\/Code>|"__type":\s*"(?:[\w.]+#)?(\w+)"/.exec(answer)?.slice(1).find(Boolean)
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

/**
 * Whether it may go better next time: the service is busy, or the connection was not made, broke or took too
 * long.
 */
function mayPass(error: unknown): boolean {
  if (!(error instanceof AwsError))
    return error instanceof Error && ('code' in error || error.name === 'TimeoutError')
  const { httpStatusCode } = error.$metadata
  return httpStatusCode >= 500 || httpStatusCode === 429 || error.name === 'RequestTimeout'
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
