export interface Target {
  path: string
  /** Null if its encoding is malformed. */
  decoded: string | null
  query: string
}

export function parseTarget(url: string): Target | null {
  // A proxy may send the whole address.
  const target = url.replace(/^https?:\/\/[^/?]*/i, '')
  const [, path = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(target) ?? []
  return path.startsWith('/') ? { path, decoded: decode(path), query } : null
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
