import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { GatewayResponse } from './response'
import { receiveBody } from './body'
import { buildEvent } from './event'
import { headTooLarge, jsonFailure } from './failure'
import { invoke, type LambdaHandler } from './invoke'
import { hasLargeHead, isLargeEvent } from './request-limits'
import type { Rules } from './rules'

/** The first segment of its paths: /api/stores is the route GET /stores. */
const stage = 'api'

interface ApiOptions {
  handlers: Record<'site' | 'admin' | 'forms', LambdaHandler>
  timeout: number
  bodyLimit: number
  matchGatewayRoute: Rules['matchGatewayRoute']
}

/**
 * Like API Gateway's HTTP API. Unknown paths go to the site function ($default), which says why. Null if it
 * is answered already.
 */
export async function answerApi(
  request: IncomingMessage,
  response: ServerResponse,
  { path, query }: { path: string; query: string },
  { handlers, timeout, bodyLimit, matchGatewayRoute }: ApiOptions,
): Promise<GatewayResponse | null> {
  if (hasLargeHead(request)) return headTooLarge(randomUUID())
  const match = matchGatewayRoute(request.method ?? 'GET', path.slice(`/${stage}`.length))
  const body = await receiveBody(request, bodyLimit)
  if (body === null) return refuseBody(request, response)
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
  if (isLargeEvent(event)) return jsonFailure('too_large', requestId)
  const result = await invoke(handlers[match?.servedBy ?? 'site'], event, timeout)
  return 'answer' in result ? result.answer : jsonFailure(result.failed, requestId)
}

/** Milliseconds for a client that is still sending to read our answer. */
const lingering = 2000

/** Closing at once would reset the connection before the client sees the answer. */
async function refuseBody(request: IncomingMessage, response: ServerResponse): Promise<null> {
  const { status, headers, body } = jsonFailure('too_large', randomUUID(), { connection: 'close' })
  response.writeHead(status, { ...headers, 'content-length': body.length }).write(body)
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, lingering)
    request
      .once('close', () => resolve())
      .once('end', () => resolve())
      .resume()
    response.once('close', () => clearTimeout(timer))
  })
  response.end()
  return null
}
