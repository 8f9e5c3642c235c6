import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { fromUnreserved } from '#domain/http/unreserved-address'

export function decodeFunctionUrlEvent(event: APIGatewayProxyEventV2): APIGatewayProxyEventV2 {
  const { rawPath, rawQueryString } = event
  return {
    ...event,
    rawPath: fromUnreserved(rawPath),
    rawQueryString: fromUnreserved(rawQueryString),
  }
}
