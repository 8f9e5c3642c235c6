import { AppError, type ErrorBody, type ErrorCode } from '#domain/http/errors'
import { smallPage } from '#functions/http/small-page'
import { cacheControl } from '#infra/cache-control'
import type { GatewayResponse } from './response'

const failures = {
  invalid: 'The address is not valid.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address does not take that method.',
  too_large: 'The request is too large.',
  internal: 'Something went wrong on our side. Please try again later.',
  unavailable: 'A service we depend on is not available. Please try again shortly.',
  timeout: 'The request took too long. Please try again.',
} as const satisfies Partial<Record<ErrorCode, string>>

type Failure = keyof typeof failures

export function jsonFailure(
  code: Failure,
  requestId: string,
  headers: Record<string, string> = {},
): GatewayResponse {
  const error = new AppError(code, failures[code])
  const body: ErrorBody = { statusCode: error.status, error: code, message: error.message, requestId }
  return {
    status: error.status,
    headers: { ...headers, 'content-type': 'application/json', 'cache-control': cacheControl.none },
    body: Buffer.from(JSON.stringify(body)),
  }
}

export function pageFailure(code: Failure, headers: Record<string, string> = {}): GatewayResponse {
  const { status, message } = new AppError(code, failures[code])
  return {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl.none },
    body: Buffer.from(smallPage(message)),
  }
}
