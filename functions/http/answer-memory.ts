import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { viewerHostHeader } from '#domain/http/viewer-host'
import { variable } from '#functions/environment'
import { writesSoFar } from '#table/write-count'
import { cacheTimeOf, publicCache } from './public-cache'

type Event = APIGatewayProxyEventV2
type Result = APIGatewayProxyStructuredResultV2

/** In seconds. */
const longest = 10

/** In characters, about. The oldest answers go first. */
const room = 16 * 1024 * 1024

interface Known {
  readonly result: Result
  /** In milliseconds, as `ends`. */
  readonly made: number
  readonly ends: number
  /** After another write of this process it is not used. */
  readonly writes: number
  readonly size: number
}

const memory = new Map<string, Known>()
let size = 0

/**
 * Gives an answer of the last 10 seconds again, if CloudFront may give it to everybody. Its time in caches
 * becomes shorter by its age. Not while developing, and not in tests that do not ask for it.
 */
export async function remembered(event: Event, answer: () => Promise<Result>): Promise<Result> {
  const key = keyOf(event)
  if (key === undefined) return answer()
  const now = new Date()
  const known = memory.get(key)
  if (known && known.writes === writesSoFar() && now.getTime() < known.ends) return again(known, now)
  const writes = writesSoFar()
  const result = await answer()
  remember(key, result, { writes, now })
  return result
}

/** Undefined for what depends on more than its address. */
function keyOf({ headers, rawPath, rawQueryString, requestContext }: Event): string | undefined {
  const isForOne = headers.authorization !== undefined || headers['if-none-match'] !== undefined
  if (isForOne || requestContext.http.method !== 'GET') return undefined
  if (variable('NODE_ENV') !== 'production') return undefined
  return JSON.stringify([variable('TABLE_NAME'), headers[viewerHostHeader], rawPath, rawQueryString])
}

function again({ result, made }: Known, now: Date): Result {
  const until = made + 1000 * cacheTimeOf(result.headers?.['cache-control'])
  return {
    ...result,
    headers: { ...result.headers, 'cache-control': publicCache(new Date(until), now) },
  }
}

function remember(key: string, result: Result, { writes, now }: { writes: number; now: Date }): void {
  const seconds = Math.min(longest, cacheTimeOf(result.headers?.['cache-control']))
  if (seconds === 0 || result.cookies || writes !== writesSoFar()) return
  forget(key)
  const made = now.getTime()
  const known = { result, made, ends: made + seconds * 1000, writes, size: key.length + sizeOf(result) }
  memory.set(key, known)
  size += known.size
  for (const oldest of memory.keys()) {
    if (size <= room) return
    forget(oldest)
  }
}

const sizeOf = ({ body = '', headers }: Result) => body.length + JSON.stringify(headers).length

function forget(key: string): void {
  size -= memory.get(key)?.size ?? 0
  memory.delete(key)
}
