import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { AppError } from '#domain/errors'
import { type RouteKey, routes } from '#domain/routes'

/**
 * The route that the gateway has matched. Throws `not_found` for a path that no route has, and a
 * MethodNotAllowed for a path that routes have for other methods only.
 */
export function matchRoute(event: APIGatewayProxyEventV2): RouteKey {
  if (Object.hasOwn(routes, event.routeKey)) return event.routeKey as RouteKey
  const allowed = methodsOf(pathOfEvent(event))
  if (allowed.length > 0) throw new MethodNotAllowed(allowed)
  throw new AppError('not_found', 'There is nothing at this address.')
}

/** The path is right, the method is not; `allowed` are those that are. */
export class MethodNotAllowed extends AppError {
  constructor(readonly allowed: string[]) {
    super('method_not_allowed', `This address only answers to ${allowed.join(', ')}.`)
  }
}

/** Without the stage, which a stage with a name puts in front. */
function pathOfEvent({ rawPath, requestContext: { stage } }: APIGatewayProxyEventV2): string {
  const prefix = `/${stage}/`
  return rawPath.startsWith(prefix) ? rawPath.slice(prefix.length - 1) : rawPath
}

function methodsOf(path: string): string[] {
  const methods = Object.keys(routes).flatMap((key) => {
    const [method = '', template = ''] = key.split(' ')
    return patternOf(template).test(path) ? method : []
  })
  return [...new Set(methods)].toSorted()
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`)
}
