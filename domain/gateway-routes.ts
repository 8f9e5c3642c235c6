import { type RouteKey, routeKeys } from './api/api'

/**
 * The route keys under which API Gateway takes a route. A key that ends in a slash is none it describes, and whether one
 * would match depends on what it makes of the slash. Such a route is there twice: without the slash, and as the parent of
 * all paths below. Which of these paths it answers is for `matchRoute` to say (functions/http).
 */
export function gatewayKeysOf(key: RouteKey): string[] {
  return key.endsWith('/') ? [key.slice(0, -1), `${key}{proxy+}`] : [key]
}

/**
 * Every route by the keys that API Gateway has for it. What answers GET answers HEAD as well, which API Gateway takes for
 * another method; the body is left out by whoever sends the answer.
 */
export const gatewayRoutes: ReadonlyMap<string, RouteKey> = new Map(
  routeKeys.flatMap((key) =>
    gatewayKeysOf(key)
      .flatMap((each) => (each.startsWith('GET ') ? [each, each.replace('GET', 'HEAD')] : [each]))
      .map((each) => [each, key] as const),
  ),
)
