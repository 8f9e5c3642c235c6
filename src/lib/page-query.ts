/** Continues from the cursor in the page's address: `?cursor=…`. */
export function pageQuery(limit: string, search: URLSearchParams): Record<string, string> {
  const cursor = search.get('cursor')
  return cursor ? { limit, cursor } : { limit }
}

/** For the address of a page that shows its list from this cursor, or from the start. */
export function searchFrom(search: URLSearchParams, cursor?: string): string {
  const kept = new URLSearchParams([...search].filter(([name]) => name === 'q' || name === 'letter'))
  if (cursor !== undefined) kept.set('cursor', cursor)
  return kept.size > 0 ? `?${kept.toString()}` : ''
}
