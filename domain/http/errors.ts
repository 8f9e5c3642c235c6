export const errorStatuses = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  new_password_required: 403,
  code_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  changed: 412,
  too_large: 413,
  unsupported: 415,
  too_many: 429,
  internal: 500,
  unavailable: 503,
  timeout: 504,
} as const

export type ErrorCode = keyof typeof errorStatuses

interface Details {
  cause?: unknown
  fields?: Record<string, string>
  /** Seconds until a retry makes sense; sent as Retry-After. */
  retryAfter?: number
  /** Whether it is known that there was something, and that it was deleted. Pages answer 410 then. */
  isGone?: boolean
}

/** The only error that reaches a client, with a message for people. Others get a fixed text. */
export class AppError extends Error {
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined
  readonly isGone: boolean

  constructor(
    readonly code: ErrorCode,
    message: string,
    { cause, fields, retryAfter, isGone = false }: Details = {},
  ) {
    super(message, { cause })
    this.name = 'AppError'
    this.fields = fields
    this.retryAfter = retryAfter
    this.isGone = isGone
  }

  get status() {
    return errorStatuses[this.code]
  }
}

/** The refusal of one field, at which a form shows it. */
export function invalidField(field: string, message: string, cause?: unknown): AppError {
  return new AppError('invalid', message, { fields: { [field]: message }, cause })
}

export interface ErrorBody {
  statusCode: number
  error: ErrorCode
  message: string
  requestId: string
  fields?: Record<string, string>
}
