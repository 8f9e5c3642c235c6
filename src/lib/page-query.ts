/** The query string that reads a list from the cursor in the page's address: `?cursor=…`. */
export function pageQuery(limit: string, search: URLSearchParams): Record<string, string> {
  const cursor = search.get('cursor')
  return cursor ? { limit, cursor } : { limit }
}

/** The query string of a page's address that shows its list from this cursor, or from its beginning. */
export function searchFrom(search: URLSearchParams, cursor?: string): string {
  const text = search.get('q')
  const kept = new URLSearchParams({
    ...(text !== null && { q: text }),
    ...(cursor !== undefined && { cursor }),
  })
  return kept.size > 0 ? `?${kept.toString()}` : ''
}
