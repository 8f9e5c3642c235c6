import { endpointOf } from '#domain/api/api'
import type { Endpoint } from '#domain/api/endpoint'
import { addresses, gatewayKeysOfAddress } from '#domain/features/addresses'
import { formGatewayKeys, gatewayRoutes } from '#domain/routes/gateway-routes'

type Server = Endpoint['servedBy'] | 'forms'

export interface RouteMatch {
  key: string
  servedBy: Server
  params: Record<string, string>
}

interface Pattern {
  key: string
  method: string
  segments: string[]
  servedBy: Server
}

const patterns = patternsOf([
  ...[...gatewayRoutes].map(([key, route]) => [key, endpointOf(route).servedBy] as const),
  ...formGatewayKeys.map((key) => [key, 'forms'] as const),
  ...addresses.flatMap(gatewayKeysOfAddress).map((key) => [key, 'site'] as const),
])

export function patternsOf(keys: Iterable<readonly [string, Server]>): Pattern[] {
  return [...keys]
    .map(([key, servedBy]) => {
      const [method = '', path = ''] = key.split(' ')
      return { key, method, segments: path.split('/'), servedBy }
    })
    .sort((a, b) => specificity(b).localeCompare(specificity(a)))
}

/** Fixed words before {names}. Null for $default. Throws URIError for a malformed encoding. */
export function matchGatewayRoute(
  method: string,
  path: string,
  among: Pattern[] = patterns,
): RouteMatch | null {
  const segments = path.split('/').map(decodeURIComponent)
  for (const pattern of among) {
    const params = pattern.method === method ? matchSegments(pattern.segments, segments) : null
    if (params) return { key: pattern.key, servedBy: pattern.servedBy, params }
  }
  return null
}

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | null {
  const greedy = isGreedy(pattern.at(-1) ?? '')
  if (greedy ? pattern.length > segments.length : pattern.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const name = nameOf(expected)
    const isRest = greedy && index === pattern.length - 1
    const segment = isRest ? segments.slice(index).join('/') : (segments[index] ?? '')
    // Only a greedy name matches an empty rest: /users/ is below /users.
    if (name === null ? segment !== expected : segment === '' && !isRest) return null
    if (name !== null) params[name] = segment
  }
  return params
}

function isGreedy(segment: string): boolean {
  return segment.endsWith('+}')
}

function nameOf(segment: string): string | null {
  return /^\{(\w+)\+?\}$/.exec(segment)?.[1] ?? null
}

/** Full before greedy, then fixed words before names, from the first segment on. */
function specificity({ segments }: Pattern): string {
  const full = isGreedy(segments.at(-1) ?? '') ? '0' : '1'
  return full + segments.map((segment) => (nameOf(segment) === null ? '1' : '0')).join('')
}
