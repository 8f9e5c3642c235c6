import { AppError, type ErrorCode } from '#domain/http/errors'
import { errorResultOf } from '#functions/http/lambda-result'
import { pageResult } from '#functions/http/logged-answer'
import { toAnswer } from './invoke'
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

export const jsonFailure = (code: Failure, requestId: string): GatewayResponse =>
  toAnswer(errorResultOf(new AppError(code, failures[code]), requestId))

export function pageFailure(code: Failure, headers: Record<string, string> = {}): GatewayResponse {
  const { status, message } = new AppError(code, failures[code])
  return toAnswer(pageResult(status, message, headers))
}
