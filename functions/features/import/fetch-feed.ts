import { request as overHttp, type IncomingMessage } from 'node:http'
import { request as overHttps } from 'node:https'
import { AppError } from '#domain/http/errors'
import { variable } from '#functions/environment'
import type { FeedSecret } from './feed-secret'
import { lookupPublic, requirePublic } from './public-address'

const most = { bytes: 20 * 1024 * 1024, seconds: 30 }

/** Developers serve feeds on their own machine. */
const isOwnMachine = ({ protocol, hostname }: URL) =>
  variable('AWS_LAMBDA_FUNCTION_NAME') === undefined && protocol === 'http:' && hostname === 'localhost'

/** Why the address of a feed cannot be pulled. Null if it can. */
export function addressProblem(address: string): string | null {
  const url = new URL(address)
  return url.protocol === 'https:' || isOwnMachine(url) ? null : 'Address must begin with https://.'
}

/** Follows no redirect. Throws AppError in words for staff. */
export async function fetchFeed({ address, header }: FeedSecret): Promise<Uint8Array<ArrayBuffer>> {
  const url = new URL(address)
  const isOwn = isOwnMachine(url)
  if (!isOwn) requirePublic(url)
  const [name = '', ...value] = header?.split(':') ?? []
  const headers = header ? { [name]: value.join(':').trim() } : {}
  const signal = AbortSignal.timeout(most.seconds * 1000)
  const options = { headers, signal, ...(!isOwn && { lookup: lookupPublic }) }
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      (isOwn ? overHttp : overHttps)(url, options, resolve).on('error', reject).end(),
    )
    return await bytesOf(answer)
  } catch (error) {
    if (error instanceof AppError) throw error
    if (signal.aborted) throw new AppError('invalid', `It did not answer within ${most.seconds} seconds.`)
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new AppError('invalid', `It could not be reached${code}.`, { cause: error })
  }
}

async function bytesOf(answer: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const { statusCode = 0 } = answer
  if (statusCode !== 200) {
    answer.destroy()
    const moved = statusCode >= 300 && statusCode < 400 ? ': it has moved. Please enter its new address' : ''
    throw new AppError('invalid', `It answered ${statusCode}${moved}.`)
  }
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    size += part.length
    if (size > most.bytes) {
      throw new AppError('invalid', `It is larger than ${most.bytes / 1024 / 1024} MB.`)
    }
  }
  return new Uint8Array(Buffer.concat(parts))
}
