import { type Route, type RouteKey, routes } from '#domain/routes'

export interface RouteMatch {
  key: RouteKey
  servedBy: Route['servedBy']
  params: Record<string, string>
}

interface Pattern {
  key: RouteKey
  method: string
  segments: string[]
  route: Route
}

const patterns: Pattern[] = Object.entries<Route>(routes)
  .map(([key, route]) => {
    const [method = '', path = ''] = key.split(' ')
    return { key: key as RouteKey, method, segments: path.split('/'), route }
  })
  // Words come before {names}, so /reviews/pending is not the review called "pending".
  .sort((a, b) => specificity(b).localeCompare(specificity(a)))

/**
 * The route that API Gateway would choose for a path below the stage, still percent-encoded; null for none.
 * Throws URIError when the encoding is broken.
 */
export function matchRoute(method: string, path: string): RouteMatch | null {
  const segments = path.split('/').map(decodeURIComponent)
  for (const pattern of patterns) {
    const params = pattern.method === method ? matchSegments(pattern.segments, segments) : null
    if (params) return { key: pattern.key, servedBy: pattern.route.servedBy, params }
  }
  return null
}

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? ''
    const name = nameOf(expected)
    if (name === null ? segment !== expected : segment === '') return null
    if (name !== null) params[name] = segment
  }
  return params
}

function nameOf(segment: string): string | null {
  return segment.startsWith('{') ? segment.slice(1, -1) : null
}

/** Sorts words over names, from the first segment on. */
function specificity({ segments }: Pattern): string {
  return segments.map((segment) => (nameOf(segment) === null ? '1' : '0')).join('')
}
