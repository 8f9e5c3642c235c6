/** Query of a read of a list: the page size, and the cursor of the page's address if it has `?cursor=…`. */
export function pageQuery(limit: string, search: URLSearchParams): Record<string, string> {
  const cursor = search.get('cursor')
  return cursor ? { limit, cursor } : { limit }
}

/** They say which list it is. */
const listParameters = new Set(['q', 'letter', 'show'])

/** The query string of a link to the same list, from this cursor or without one from the start. */
export function searchFrom(search: URLSearchParams, cursor?: string): string {
  const kept = new URLSearchParams([...search].filter(([name]) => listParameters.has(name)))
  if (cursor !== undefined) kept.set('cursor', cursor)
  return kept.size > 0 ? `?${kept.toString()}` : ''
}
