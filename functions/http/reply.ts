import type { RouteKey } from '#domain/api/api'
import type { Endpoint } from '#domain/api/endpoint'
import { pathOf } from '#domain/api/path'
import type { Request } from './call'
import { withIdempotencyKey } from './idempotency-key'
import { limitVisitor } from './limit-visitor'
import { parseCall } from './parse-call'
import { earlier, nextEdgeIn } from './public-cache'
import { readSigned, signCursor } from './signed-cursor'

export interface ReplyParts {
  status: number
  body: unknown
  headers: Record<string, string>
  cookies: string[]
  /** Expiry of the answer, if known. */
  changesAt?: Date | undefined
}

/** Its row decides the types of call and reply, so this is the only cast. */
export type AnyFunction = (call: never) => Promise<unknown>

export async function replyTo(
  key: RouteKey,
  row: Endpoint,
  routeFunction: AnyFunction,
  received: Request,
): Promise<ReplyParts> {
  let changesAt: Date | undefined
  const cacheUntil = (change: Date | undefined) => {
    changesAt = earlier(changesAt, change)
  }
  const { request, isOurs } = withPlainCursor(received)
  if (!isOurs) cacheUntil(request.now)
  const reply = await limitVisitor({ key, row }, request, async (admitted) => {
    const parsed = await parseCall(row, admitted)
    if (isOtherSpelling(request.params, parsed.params) || isOtherSpelling(request.query, parsed.query))
      cacheUntil(request.now)
    const call = { ...parsed, cacheUntil }
    const { body } = call
    return withIdempotencyKey({ key, row, body }, request, () =>
      (routeFunction as (call: unknown) => Promise<unknown>)(call),
    )
  })
  const { body, next, cookies = [] } = partsOf(row, reply)
  if (row.access === 'anyone') cacheUntil(nextEdgeIn(body, request.now))
  const status = row.status ?? (body === undefined ? 204 : 200)
  return { status, body, headers: linkTo(key, request, next), cookies, changesAt }
}

function withPlainCursor(request: Request): { request: Request; isOurs: boolean } {
  if (request.query['cursor'] === undefined) return { request, isOurs: true }
  const { cursor, isOurs } = readSigned(request.query['cursor'])
  return { request: { ...request, query: { ...request.query, cursor } }, isOurs }
}

/** An id in another case, or a slug in another form. Only one spelling is cached: purges name it. */
function isOtherSpelling(sent: Record<string, string>, parsed: unknown): boolean {
  return Object.entries(parsed ?? {}).some(
    ([name, value]) => typeof value === 'string' && sent[name] !== undefined && sent[name] !== value,
  )
}

function partsOf({ paged, setsCookies }: Endpoint, reply: unknown) {
  const parts = reply as { items?: unknown; next?: string; body?: unknown; cookies?: string[] }
  if (paged) return { body: parts.items, next: parts.next }
  return setsCookies ? { body: parts.body, cookies: parts.cookies } : { body: reply }
}

function linkTo(key: RouteKey, { params, query }: Request, next: string | undefined): Record<string, string> {
  if (next === undefined) return {}
  const search = new URLSearchParams({ ...query, cursor: signCursor(next) })
  return { link: `</api${pathOf(key, params)}?${search}>; rel="next"` }
}
