import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { AppError } from '#domain/http/errors'
import { gatewayRoutes } from '#domain/routes/gateway-routes'
import { type RouteKey, routeKeys } from '#domain/api/api'

/** Throws `not_found` for an unknown path, MethodNotAllowed for a known one. */
export function matchRoute(event: APIGatewayProxyEventV2): RouteKey {
  const path = pathOfEvent(event)
  const key = gatewayRoutes.get(event.routeKey)
  // A route that ends in a slash also gets the paths below it.
  if (key && (!key.endsWith('/') || patternOf(key).test(path))) return key
  const allowed = methodsOf(path)
  if (allowed.length > 0) throw new MethodNotAllowed(allowed)
  throw new AppError('not_found', 'There is nothing at this address.')
}

export class MethodNotAllowed extends AppError {
  constructor(readonly allowed: string[]) {
    super('method_not_allowed', `This address only answers to ${allowed.join(', ')}.`)
  }
}

/** API Gateway prefixes the path with a named stage. */
function pathOfEvent({ rawPath, requestContext: { stage } }: APIGatewayProxyEventV2): string {
  const prefix = `/${stage}/`
  return rawPath.startsWith(prefix) ? rawPath.slice(prefix.length - 1) : rawPath
}

function methodsOf(path: string): string[] {
  const keys = routeKeys.filter((key) => patternOf(key).test(path))
  const methods = keys.map((key) => key.slice(0, key.indexOf(' ')))
  return [
    ...new Set(methods.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method]))),
  ].toSorted()
}

/** API Gateway may remove a slash at the end. */
function patternOf(key: RouteKey): RegExp {
  const path = key.slice(key.indexOf(' ') + 1)
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '/?')}$`)
}
