import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { writeAnswer } from './answer'
import { readBody } from './body'
import { buildEvent } from './event'
import { headTooLarge, jsonFailure } from './failure'
import { invoke, type LambdaHandler } from './invoke'
import { hasLargeHead, isLargeEvent } from './request-limits'
import { matchRoute } from './route-match'

/** The stage of the API, and so the first segment of its paths: /api/stores is the route GET /stores. */
const stage = 'api'

export interface ApiOptions {
  handlers: Record<'site' | 'admin', LambdaHandler>
  /** Milliseconds. */
  timeout: number
  /** Bytes. */
  bodyLimit: number
}

/**
 * Answers a path under /api as API Gateway's HTTP API does, through the function that the route names. What
 * no route takes goes to the site function, as $default, which says why.
 */
export async function answerApi(
  request: IncomingMessage,
  response: ServerResponse,
  { path, query }: { path: string; query: string },
  { handlers, timeout, bodyLimit }: ApiOptions,
): Promise<void> {
  if (hasLargeHead(request)) return writeAnswer(request, response, headTooLarge(randomUUID()))
  const match = matchRoute(request.method ?? 'GET', path.slice(`/${stage}`.length))
  const body = await readBody(request, bodyLimit)
  if (body === null) return refuseBody(request, response)
  const event = buildEvent({
    request,
    routeKey: match?.key ?? '$default',
    stage,
    // API Gateway decodes the path; the query stays as it came.
    path: decodeURIComponent(path),
    query,
    params: match?.params ?? {},
    body,
  })
  const { requestId } = event.requestContext
  if (isLargeEvent(event)) return writeAnswer(request, response, jsonFailure('too_large', requestId))
  const result = await invoke(handlers[match?.servedBy ?? 'site'], event, timeout)
  await writeAnswer(
    request,
    response,
    'answer' in result ? result.answer : jsonFailure(result.failed, requestId),
  )
}

/** Milliseconds that a client which is still sending has to notice our answer. */
const lingering = 2000

/**
 * Answers 413 and closes the connection. What the client is still sending is thrown away meanwhile: closing
 * at once would reset the connection, and the client would never see the answer.
 */
async function refuseBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
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
}
