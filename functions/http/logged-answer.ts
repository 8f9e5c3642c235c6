import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { metered } from '#table/meter'
import { logRequest } from './request-log'

export interface LoggedAnswer {
  result: APIGatewayProxyStructuredResultV2
  error?: unknown
}

export const answerLogged = async (
  event: APIGatewayProxyEventV2,
  answer: () => Promise<LoggedAnswer>,
): Promise<APIGatewayProxyStructuredResultV2> =>
  metered(async (usage) => {
    const started = performance.now()
    const { result, error } = await answer()
    logRequest({
      requestId: event.requestContext.requestId,
      routeKey: event.routeKey.replace('HEAD ', 'GET '),
      status: result.statusCode ?? 200,
      ms: Math.round(performance.now() - started),
      usage,
      error,
    })
    return result
  })
