import { addresses, gatewayKeysOfAddress } from '#domain/features/addresses'
import { endpointOf } from '#domain/api/api'
import type { Endpoint } from '#domain/api/endpoint'
import { formGatewayKeys, gatewayRoutes } from '#domain/routes/gateway-routes'

type Server = Endpoint['servedBy'] | 'forms'

export interface RouteMatch {
  key: string
  servedBy: Server
  params: Record<string, string>
}

const patterns = inRank([
  ...[...gatewayRoutes].map(([key, route]) => [key, endpointOf(route).servedBy] as const),
  ...formGatewayKeys.map((key) => [key, 'forms'] as const),
  ...addresses.flatMap(gatewayKeysOfAddress).map((key) => [key, 'site'] as const),
])

/** Full before greedy, then fixed words before {names}, from the first segment on. */
function inRank(keys: (readonly [string, Server])[]) {
  return keys
    .map(([key, servedBy]) => {
      const source = key
        .replaceAll('.', String.raw`\.`)
        .replaceAll(/\{(\w+)\+\}/g, '(?<$1>.*)')
        .replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
      const names = key.split('/').map((segment) => (segment.startsWith('{') ? '1' : '0'))
      const rank = [key.endsWith('+}') ? '1' : '0', ...names].join('')
      return { key, servedBy, rank, pattern: new RegExp(`^${source}$`) }
    })
    .sort((a, b) => a.rank.localeCompare(b.rank))
}

/** Null for $default. The path has one spelling (infra/edge). */
export function matchGatewayRoute(method: string, path: string): RouteMatch | null {
  for (const { key, servedBy, pattern } of patterns) {
    const found = pattern.exec(`${method} ${path}`)
    if (!found) continue
    const params = Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)])
    return { key, servedBy, params: Object.fromEntries(params) as RouteMatch['params'] }
  }
  return null
}
