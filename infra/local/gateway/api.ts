import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { GatewayResponse } from './response'
import { receiveBody } from './body'
import { buildEvent } from './event'
import { jsonFailure } from './failure'
import { invoke, largestEvent, type LambdaHandler } from './invoke'
import { matchGatewayRoute } from './route-match'

/** The first segment of its paths: /api/stores is the route GET /stores. */
const stage = 'api'

interface ApiOptions {
  handlers: Record<'site' | 'admin' | 'forms', LambdaHandler>
  timeout: number
  bodyLimit: number
}

/** Like API Gateway's HTTP API. Unknown paths go to the site function ($default), which says why. */
export async function answerApi(
  request: IncomingMessage,
  { path, query }: { path: string; query: string },
  { handlers, timeout, bodyLimit }: ApiOptions,
): Promise<GatewayResponse> {
  const match = matchGatewayRoute(request.method ?? 'GET', path.slice(`/${stage}`.length))
  const body = await receiveBody(request, bodyLimit)
  if (body === null) return jsonFailure('too_large', randomUUID())
  const event = buildEvent({
    request,
    routeKey: match?.key ?? '$default',
    stage,
    // API Gateway decodes the path, not the query.
    path: decodeURIComponent(path),
    query,
    params: match?.params ?? {},
    body,
  })
  const { requestId } = event.requestContext
  if (Buffer.byteLength(JSON.stringify(event)) > largestEvent) return jsonFailure('too_large', requestId)
  const result = await invoke(handlers[match?.servedBy ?? 'site'], event, timeout)
  return 'answer' in result ? result.answer : jsonFailure(result.failed, requestId)
}
