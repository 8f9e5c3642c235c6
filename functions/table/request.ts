import { createHmac, hash } from 'node:crypto'
import { variable } from '#functions/environment'
import { connectionTo } from './connection'
import { doublingPauses, retry } from './retry'

/** In milliseconds. Of one attempt, from its beginning to its last byte. */
const timeout = 2000

class DynamoDBError extends Error {
  readonly $metadata: { httpStatusCode: number }
  readonly $fault: 'client' | 'server'

  constructor(name: string, message: string, status: number) {
    super(message)
    this.name = name
    this.$metadata = { httpStatusCode: status }
    this.$fault = status < 500 ? 'client' : 'server'
  }
}

/**
 * Sends an operation and returns its answer, both with attribute values, and its `size` in characters. Tries
 * three times. Throws errors with the SDK's names, codes and `$metadata`.
 */
export async function requestDynamoDB(operation: string, input: object): Promise<{ size: number }> {
  const body = JSON.stringify(input)
  const tries = { attempts: 3, isTransient, pauseAfter: doublingPauses(25) }
  const answer = await retry(tries, () => send(`DynamoDB_20120810.${operation}`, body))
  return { ...(JSON.parse(answer) as object), size: answer.length }
}

const throttled = /Throttl|ProvisionedThroughputExceeded|RequestLimitExceeded/

function isTransient(error: unknown): boolean {
  if (!(error instanceof DynamoDBError)) return true
  return error.$fault === 'server' || throttled.test(error.name)
}

async function send(target: string, body: string): Promise<string> {
  const region = variable('AWS_REGION') ?? ''
  const address = variable('AWS_ENDPOINT_URL_DYNAMODB') ?? `https://dynamodb.${region}.amazonaws.com`
  const { host } = connectionTo(address)
  const { status, text } = await exchange(address, body, signedHeaders({ host, target, body, region }))
  if (status === 200) return text
  throw errorOf(status, text)
}

function errorOf(status: number, text: string): DynamoDBError {
  const { __type: type = 'ServiceUnavailable', ...texts } = parsed(text)
  const message = texts.message ?? texts.Message ?? `DynamoDB answers ${status}.`
  return new DynamoDBError(type.replace(/^.*#/, ''), message, status)
}

/** A proxy may answer with HTML. */
function parsed(text: string): { __type?: string; message?: string; Message?: string } {
  try {
    return JSON.parse(text) as ReturnType<typeof parsed>
  } catch {
    return {}
  }
}

function exchange(
  address: string,
  body: string,
  headers: Record<string, string>,
): Promise<{ status: number; text: string }> {
  const { request, options } = connectionTo(address)
  return new Promise((resolve, reject) => {
    // Headers in a list are not checked one by one.
    const sent = request({ ...options, headers: Object.entries(headers).flat() }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () => {
        clearTimeout(timer)
        resolve({ status: answer.statusCode ?? 0, text })
      })
      answer.on('error', fail)
    })
    const timer = setTimeout(() => sent.destroy(timedOut()), timeout)
    function fail(error: Error) {
      clearTimeout(timer)
      reject(error)
    }
    sent.on('error', fail)
    sent.end(body)
  })
}

function timedOut(): Error {
  return Object.assign(new Error(`DynamoDB has not answered within ${timeout} ms.`), { name: 'TimeoutError' })
}

/** The headers of a request, signed by AWS Signature Version 4. */
export function signedHeaders(
  { host, target, body, region }: Record<'host' | 'target' | 'body' | 'region', string>,
  now = new Date(),
): Record<string, string> {
  const date = now.toISOString().replace(/[:-]|\.\d{3}/g, '')
  const token = variable('AWS_SESSION_TOKEN')
  const proved = {
    host,
    'x-amz-date': date,
    ...(token && { 'x-amz-security-token': token }),
    'x-amz-target': target,
  }
  const names = Object.keys(proved).join(';')
  const lines = Object.entries(proved).map(([name, value]) => `${name}:${value}\n`)
  const scope = `${date.slice(0, 8)}/${region}/dynamodb/aws4_request`
  const request = ['POST', '/', '', lines.join(''), names, hash('sha256', body)].join('\n')
  const method = 'AWS4-HMAC-SHA256'
  const key = keyOf(date.slice(0, 8), region)
  const signature = hmac(key, [method, date, scope, hash('sha256', request)].join('\n')).toString('hex')
  const credential = `${variable('AWS_ACCESS_KEY_ID')}/${scope}`
  return {
    ...proved,
    'content-type': 'application/x-amz-json-1.0',
    'content-length': String(Buffer.byteLength(body)),
    authorization: `${method} Credential=${credential}, SignedHeaders=${names}, Signature=${signature}`,
  }
}

let signingKey: { of: string; key: Buffer } | undefined

/** It holds for a day. */
function keyOf(day: string, region: string): Buffer {
  const secret = variable('AWS_SECRET_ACCESS_KEY') ?? ''
  const of = `${day} ${region} ${secret}`
  if (signingKey?.of !== of) {
    const steps = [day, region, 'dynamodb', 'aws4_request']
    signingKey = { of, key: steps.reduce<Buffer>(hmac, Buffer.from(`AWS4${secret}`)) }
  }
  return signingKey.key
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
