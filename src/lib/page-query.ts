/** The query string that reads a list from the cursor in the page's address: `?cursor=…`. */
export function pageQuery(limit: string, search: URLSearchParams): Record<string, string> {
  const cursor = search.get('cursor')
  return cursor ? { limit, cursor } : { limit }
}
