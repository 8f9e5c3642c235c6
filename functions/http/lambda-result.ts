import { hash } from 'node:crypto'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { bearerTokenOf } from '#domain/user/bearer-token'
import type { AppError, ErrorBody } from '#domain/http/errors'
import type { RouteKey } from '#domain/api/api'
import type { Endpoint } from '#domain/api/endpoint'
import { retryAfterOf } from './faults'
import { MethodNotAllowed } from './match-route'
import { publicCache } from './public-cache'
import type { ReplyParts } from './reply'
import { SessionError } from './session-error'

type Result = APIGatewayProxyStructuredResultV2

export function resultOf(
  reply: ReplyParts,
  key: RouteKey,
  row: Endpoint,
  event: APIGatewayProxyEventV2,
): Result {
  const headers = { 'cache-control': cacheControl(key, row, event, reply.changesAt), ...reply.headers }
  const cookies = reply.cookies.length > 0 ? { cookies: reply.cookies } : {}
  if (reply.status === 204) return { statusCode: 204, headers, ...cookies }
  const body = JSON.stringify(reply.body)
  if (!isRead(key)) {
    const written = { ...json, ...headers, ...versionTag(reply.body) }
    return { statusCode: reply.status, headers: written, body, ...cookies }
  }
  const tagged = { ...headers, etag: tagOf(body) }
  if (matchesEtag(tagged.etag, event.headers['if-none-match'])) return { statusCode: 304, headers: tagged }
  return { statusCode: reply.status, headers: { ...json, ...tagged }, body, ...cookies }
}

/** The ETag of a written item is its version, for If-Match. */
function versionTag(body: unknown): Record<string, string> {
  const version = typeof body === 'object' && body !== null && 'version' in body ? body.version : undefined
  return typeof version === 'number' ? { etag: `"${version}"` } : {}
}

export function errorResultOf(error: AppError, requestId: string): Result {
  const body: ErrorBody = {
    statusCode: error.status,
    error: error.code,
    message: error.message,
    requestId,
    ...(error.fields && { fields: error.fields }),
  }
  return {
    statusCode: error.status,
    headers: {
      ...json,
      'cache-control': 'no-store',
      ...retryAfterOf(error),
      ...(error.status === 401 && { 'www-authenticate': 'Bearer' }),
      ...(error instanceof MethodNotAllowed && { allow: error.allowed.join(', ') }),
    },
    body: JSON.stringify(body),
    ...(error instanceof SessionError && { cookies: error.cookies }),
  }
}

const json = { 'content-type': 'application/json' }

/** Never cached with a token, so staff see what they saved. A malformed token counts as none. */
function cacheControl(
  key: RouteKey,
  { access }: Endpoint,
  { headers }: APIGatewayProxyEventV2,
  changesAt: Date | undefined,
): string {
  if (!isRead(key)) return 'no-store'
  const isPublic = access === 'anyone' && bearerTokenOf(headers.authorization) === null
  return isPublic ? publicCache(changesAt, new Date()) : 'private, no-store'
}

function isRead(key: RouteKey): boolean {
  return key.startsWith('GET ')
}

export function tagOf(body: string): string {
  return `"${hash('sha256', body, 'base64url')}"`
}

/** A cache that compresses makes the tag weak, so the comparison is weak too. */
export function matchesEtag(tag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.split(',').some((known) => ['*', tag].includes(known.trim().replace(/^W\//, '')))
}
