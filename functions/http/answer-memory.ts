import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { viewerHostHeader } from '#domain/http/viewer-host'
import { variable } from '#functions/environment'
import { readingForVisitors } from '#table/read-once'
import { moment, ShortMemory } from '#table/short-memory'
import { cacheTimeOf, publicCache } from './public-cache'

type Event = APIGatewayProxyEventV2
type Result = APIGatewayProxyStructuredResultV2

const memory = new ShortMemory<Result>(16 * 1024 * 1024)

/**
 * Gives an answer of the last 10 seconds again, if CloudFront may give it to everybody, or makes it of what
 * was read in that time. Its time in caches becomes shorter by its age. Off while developing, and in tests
 * that do not ask for it.
 */
export async function answerFromMemory(event: Event, answer: () => Promise<Result>): Promise<Result> {
  if (!isForEverybody(event)) return answer()
  const key = keyOf(event)
  const known = memory.get(key)
  if (known && event.headers['if-none-match'] === undefined) return aged(known.value, known.made)
  const { made: now, writes } = moment()
  const { result, made } = await readingForVisitors(answer)
  const cached = 1000 * cacheTimeOf(result.headers?.['cache-control'])
  const isReusable = result.statusCode !== 304 && cached > 0 && !result.cookies
  if (isReusable) memory.keep(key, result, { made, writes }, sizeOf(result), cached)
  return made < now && cached > 0 ? aged(result, made) : result
}

function isForEverybody({ headers, requestContext }: Event): boolean {
  const isPublic = headers.authorization === undefined && requestContext.http.method === 'GET'
  return isPublic && variable('NODE_ENV') === 'production'
}

const keyOf = ({ headers, rawPath, rawQueryString }: Event): string =>
  JSON.stringify([variable('TABLE_NAME'), headers[viewerHostHeader], rawPath, rawQueryString])

function aged(result: Result, made: number): Result {
  const until = made + 1000 * cacheTimeOf(result.headers?.['cache-control'])
  return {
    ...result,
    headers: { ...result.headers, 'cache-control': publicCache(new Date(until), new Date()) },
  }
}

const sizeOf = ({ body = '', headers }: Result) => body.length + JSON.stringify(headers).length
