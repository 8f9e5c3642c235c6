/** The query string that reads a list from where an address says on: `?cursor=…`. */
export function pageQuery(limit: string, search: URLSearchParams): Record<string, string> {
  const cursor = search.get('cursor')
  return cursor ? { limit, cursor } : { limit }
}
