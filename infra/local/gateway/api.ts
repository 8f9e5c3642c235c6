import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { GatewayResponse } from './response'
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

/** Null beyond the limit (bytes). All is read: clients read an answer when they have sent everything. */
async function receiveBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
    })
    request.once('end', () => resolve(size <= limit ? Buffer.concat(chunks) : null))
    request.once('error', reject)
    request.once('close', () => reject(new Error('The client has gone.')))
  })
}
