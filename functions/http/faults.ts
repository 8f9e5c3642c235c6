import { isServerError, isThrottlingError, isTransientError } from '@smithy/core/retry'
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
  if (error instanceof Error && rateLimits.has(error.name)) {
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

/** Cognito's limits on the tries of one person. */
const rateLimits = new Set([
  'TooManyRequestsException',
  'LimitExceededException',
  'TooManyFailedAttemptsException',
])

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const fault = error as Parameters<typeof isServerError>[0] & { code?: unknown }
  const isService = isThrottlingError(fault) || isTransientError(fault) || isServerError(fault)
  // The last is fetch's name for a closed connection.
  return isService || fault.$fault === 'server' || fault.code === 'UND_ERR_SOCKET'
}

export function retryAfterOf({ code, retryAfter = retried[code] }: AppError): Record<string, string> {
  return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
}

/** Seconds, if the error has no own value. */
const retried: Partial<Record<ErrorCode, number>> = { unavailable: 5, too_many: 60 }
