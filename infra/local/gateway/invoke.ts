import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { GatewayResponse } from './response'

export type LambdaHandler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>

/** In bytes. A body that is no text travels as base64. */
export const largestEvent = 6 * 1024 * 1024

export type Invocation = { answer: GatewayResponse } | { failed: 'timeout' | 'internal' }

/** `timeout` in milliseconds. */
export async function invoke(
  handler: LambdaHandler,
  event: APIGatewayProxyEventV2,
  timeout: number,
): Promise<Invocation> {
  await placeOf(handler)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Invocation>((resolve) => {
    timer = setTimeout(() => resolve({ failed: 'timeout' }), timeout)
  })
  const called = Promise.resolve()
    .then(() => handler(event))
    .then((result): Invocation => ({ answer: toAnswer(result) }))
    .catch((error: unknown): Invocation => {
      console.error(`${event.routeKey} (request ${event.requestContext.requestId}) failed:`, error)
      return { failed: 'internal' }
    })
  return Promise.race([called, late]).finally(() => {
    clearTimeout(timer)
    leave(handler)
  })
}

/** In the cloud each call has a machine; here hundreds would miss the database's timeout. */
const maxConcurrentCalls = 16

interface Turns {
  taken: number
  waiting: (() => void)[]
}

const turns = new WeakMap<LambdaHandler, Turns>()

async function placeOf(handler: LambdaHandler): Promise<void> {
  const of = turns.get(handler) ?? { taken: 0, waiting: [] }
  turns.set(handler, of)
  if (of.taken < maxConcurrentCalls) of.taken++
  else await new Promise<void>((resolve) => of.waiting.push(resolve))
}

function leave(handler: LambdaHandler): void {
  const of = turns.get(handler)
  const next = of?.waiting.shift()
  if (next) next()
  else if (of) of.taken--
}

export function toAnswer(result: APIGatewayProxyStructuredResultV2): GatewayResponse {
  const { statusCode = 200, headers = {}, cookies = [], body = '', isBase64Encoded } = result
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const)
  return {
    status: statusCode,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...Object.fromEntries(named) },
    cookies,
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  }
}
