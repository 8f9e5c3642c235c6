export interface Target {
  /** Still percent-encoded, and sure to be decodable. */
  path: string
  /** Without the question mark, as it came. */
  query: string
}

/** The path and the query of a request's target; null when it is not one we can serve. */
export function parseTarget(url: string): Target | null {
  // A proxy may send the whole address.
  const target = url.replace(/^https?:\/\/[^/?]*/i, '')
  const [, path = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(target) ?? []
  if (!path.startsWith('/') || !isDecodable(path)) return null
  return { path, query }
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
