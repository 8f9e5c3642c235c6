import { hash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { retry } from '#table/retry'
import { environmentCredentials } from './credentials'

interface AwsRequest {
  service: 's3' | 'ssm' | 'cloudfront' | 'ses' | 'lambda' | 'secretsmanager'
  region: string
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  url: string
  headers?: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
  /** Milliseconds of an attempt, which is repeated only if it fails within a second. */
  timeout?: number
}

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

/** In milliseconds. */
const times = { attempt: 5000, pause: 100, repeated: 1000 }

/** The SDK is too large (record 16). Repeats a lost request. Throws AwsError, and fetch's own errors. */
export async function askAws(request: AwsRequest): Promise<Uint8Array<ArrayBuffer>> {
  const within = request.timeout === undefined ? Infinity : times.repeated
  const tries = { attempts: 2, isTransient, within, pauseAfter: () => Math.random() * times.pause }
  return retry(tries, () => askOnce(request))
}

async function askOnce({ service, region, method, url, headers = {}, body, timeout }: AwsRequest) {
  const signer = new AwsV4Signer({
    ...environmentCredentials(),
    method,
    url,
    // S3 refuses a body that differs from the signed one.
    headers: { ...headers, 'x-amz-content-sha256': hash('sha256', body ?? '') },
    service,
    region,
  })
  const signed = await signer.sign()
  const init = { method, headers: signed.headers, redirect: 'manual', ...(body && { body }) } as const
  const { status, code, bytes } = await exchange(signed.url, init, timeout)
  if (status < 300) return bytes
  throw new AwsError(code ?? codeIn(new TextDecoder().decode(bytes)) ?? 'Unknown', status, service)
}

/** The error's code, in the XML of S3 and CloudFront or the JSON of the others. */
function codeIn(answer: string): string | undefined {
  return /<Code>(\w+)<\/Code>|"__type":\s*"(?:[\w.]+#)?(\w+)"/.exec(answer)?.slice(1).find(Boolean)
}

async function exchange(url: URL, request: RequestInit, timeout = times.attempt) {
  try {
    const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(timeout) })
    // SES has the code of an error in a header: `MessageRejected:http://…`.
    const code = answer.headers.get('x-amzn-errortype')?.split(':')[0]
    // Lambda answers 200 when a function fails.
    const status = answer.headers.has('x-amz-function-error') ? 502 : answer.status
    return { status, code, bytes: new Uint8Array(await answer.arrayBuffer()) }
  } catch (error) {
    // fetch only says that a connection failed; the cause has the code.
    throw error instanceof TypeError && error.cause instanceof Error ? error.cause : error
  }
}

function isTransient(error: unknown): boolean {
  if (!(error instanceof AwsError))
    return error instanceof Error && ('code' in error || error.name === 'TimeoutError')
  const { httpStatusCode } = error.$metadata
  return httpStatusCode >= 500 || httpStatusCode === 429 || error.name === 'RequestTimeout'
}
