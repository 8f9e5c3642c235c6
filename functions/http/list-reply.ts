import { type Page, type PageRequest, pageRequestSchema } from '#domain/paging'
import { pathOf, type RouteKey } from '#domain/routes'
import type { Call, Reply } from './call'

/** How much of a list is asked for. Throws what zod throws. */
export function pageOf({ query }: Call): PageRequest {
  return pageRequestSchema.parse(query)
}

/** A page of a list as the body, and where the next page is in a Link. */
export function listReply<Item>(key: RouteKey, call: Call, { items, next }: Page<Item>): Reply {
  return { status: 200, body: items, headers: linkTo(key, call, next) }
}

/** The Link to the next page: the same address with the next cursor. Empty on the last page. */
export function linkTo(
  key: RouteKey,
  { params, query }: Call,
  next: string | undefined,
): Record<string, string> {
  if (next === undefined) return {}
  const search = new URLSearchParams({ ...query, cursor: next })
  return { link: `</api${pathOf(key, params)}?${search}>; rel="next"` }
}
