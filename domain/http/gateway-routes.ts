import { type RouteKey, routeKeys } from '../api/api'
import { formRoutes } from './form-routes'

/**
 * The keys under which API Gateway registers a route. API Gateway does not document keys that end in a slash.
 * Such a route is registered twice: without the slash, and as the parent of all paths below. `matchRoute`
 * (functions/http) decides which of these paths it answers.
 */
export function gatewayKeysOf(key: RouteKey): string[] {
  return key.endsWith('/') ? [key.slice(0, -1), `${key}{proxy+}`] : [key]
}

/**
 * Every route by its API Gateway key. GET routes are registered for HEAD too, which API Gateway treats as
 * another method. The sender leaves the body out.
 */
export const gatewayRoutes: ReadonlyMap<string, RouteKey> = new Map(
  routeKeys.flatMap((key) =>
    gatewayKeysOf(key)
      .flatMap((each) => (each.startsWith('GET ') ? [each, each.replace('GET', 'HEAD')] : [each]))
      .map((each) => [each, key] as const),
  ),
)

/**
 * The keys of the addresses that forms are posted to without JavaScript, which the forms function answers.
 * Someone who opens such an address is led to the form.
 */
export const formGatewayKeys: readonly string[] = Object.keys(formRoutes).flatMap((path) =>
  ['GET', 'HEAD', 'POST'].map((method) => `${method} ${path}`),
)
