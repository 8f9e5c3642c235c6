import { type RouteKey, routeKeys } from '../api/api'
import { formRoutes } from './form-routes'

/** A route that ends in a slash is registered without it and for all paths below; matchRoute decides. */
export function gatewayKeysOf(key: RouteKey): string[] {
  return key.endsWith('/') ? [key.slice(0, -1), `${key}{proxy+}`] : [key]
}

/** Routes by their API Gateway key. GET routes are registered for HEAD too. */
export const gatewayRoutes: ReadonlyMap<string, RouteKey> = new Map(
  routeKeys.flatMap((key) =>
    gatewayKeysOf(key)
      .flatMap((each) => (each.startsWith('GET ') ? [each, each.replace('GET', 'HEAD')] : [each]))
      .map((each) => [each, key] as const),
  ),
)

/** The forms function answers these. Someone who opens such an address is led to the form. */
export const formGatewayKeys: readonly string[] = Object.keys(formRoutes).flatMap((path) =>
  ['GET', 'HEAD', 'POST'].map((method) => `${method} ${path}`),
)
