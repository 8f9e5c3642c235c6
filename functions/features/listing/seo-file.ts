import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { matchesEtag, tagOf } from '#functions/http/lambda-result'
import { pageResult } from '#functions/http/logged-answer'

type Result = APIGatewayProxyStructuredResultV2

export interface SeoRequest {
  name: string
  address: string
  now: Date
}

export type SeoResponse =
  | { type: string; body: string; cacheControl: string }
  | { location: string }
  | { status: 404 | 410; sentence: string }

export const notFoundResponse: SeoResponse = { status: 404, sentence: 'There is nothing at this address.' }

const shortly = 'public, max-age=0, s-maxage=45'
const uncached = 'public, max-age=0, s-maxage=0'

export function seoResultOf(answer: SeoResponse, { headers: headersSent }: APIGatewayProxyEventV2): Result {
  if ('location' in answer) {
    // Redirects are not cached, as those of pages are not: other spellings have no end.
    return { statusCode: 301, headers: { location: answer.location, 'cache-control': uncached } }
  }
  if ('status' in answer)
    return pageResult(answer.status, answer.sentence, { ...unlisted, 'cache-control': shortly })
  const { type, body, cacheControl } = answer
  const etag = tagOf(body)
  const headers = { 'content-type': type, 'cache-control': cacheControl, etag }
  if (matchesEtag(etag, headersSent['if-none-match'])) return { statusCode: 304, headers }
  return { statusCode: 200, headers, body }
}

export const unlisted = { 'x-robots-tag': 'noindex' }
