import { config, ZodError } from 'zod'
import { AppError, type ErrorCode } from '#domain/http/errors'
import { objectError } from '#domain/field/field'
import { isTransactionConflict, tooManyChanges } from '#table/too-many-changes'

/** zod's own messages are for developers. */
config({
  customError: ({ code, path = [] }) => {
    const field = path.findLast((part) => typeof part === 'string')
    if (field === undefined) return objectError.error
    if (code === 'too_big') return `${field} is too long.`
    if (code === 'too_small') return `${field} is too short.`
    return `${field} is not valid.`
  },
})

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof ZodError) return refusalOf(error)
  if (isTransactionConflict(error)) return tooManyChanges()
  if (isRateLimit(error)) {
    return new AppError('too_many', 'Too many tries. Please wait a minute and try again.', {
      cause: error,
      retryAfter: 60,
    })
  }
  if (isOutage(error)) {
    return new AppError('unavailable', 'The service is not available at the moment. Please try again.', {
      cause: error,
      retryAfter: 5,
    })
  }
  return new AppError('internal', 'Something went wrong on our side. Please try again later.', {
    cause: error,
  })
}

/** Fields by path: 'pros.0'. */
function refusalOf({ issues }: ZodError): AppError {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) {
    if (path.length > 0) fields[path.join('.')] ??= message
  }
  const message = issues[0]?.message ?? 'The input is not valid.'
  return new AppError('invalid', message, Object.keys(fields).length > 0 ? { fields } : {})
}

interface Fault {
  name?: unknown
  code?: unknown
  $fault?: unknown
  $retryable?: { throttling?: boolean }
  $metadata?: { httpStatusCode?: number }
}

/** Cognito's limits on the tries of one person. */
const rateLimits = new Set([
  'TooManyRequestsException',
  'LimitExceededException',
  'TooManyFailedAttemptsException',
])

const throttles = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'ThrottledException',
  'RequestLimitExceeded',
  // The answer of the first attempt was lost, and the transaction still runs.
  'TransactionInProgressException',
  'SlowDown',
  'RequestTimeout',
])

const brokenConnections = new Set([
  'TimeoutError',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EPIPE',
  // fetch's name for a closed connection.
  'UND_ERR_SOCKET',
])

function isRateLimit(error: unknown): boolean {
  return rateLimits.has(String(asFault(error).name))
}

function isOutage(error: unknown): boolean {
  const { name, code, $fault, $retryable, $metadata } = asFault(error)
  return (
    throttles.has(String(name)) ||
    $retryable?.throttling === true ||
    brokenConnections.has(String(name)) ||
    brokenConnections.has(String(code)) ||
    $fault === 'server' ||
    ($metadata?.httpStatusCode ?? 0) >= 500
  )
}

function asFault(error: unknown): Fault {
  return error instanceof Error ? error : {}
}

export function retryAfterOf({ code, retryAfter = retried[code] }: AppError): Record<string, string> {
  return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
}

/** Seconds, if the error has no own value. */
const retried: Partial<Record<ErrorCode, number>> = { unavailable: 5, too_many: 60 }
