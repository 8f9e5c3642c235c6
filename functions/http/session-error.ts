import { AppError, type ErrorCode } from '#domain/http/errors'

export class SessionError extends AppError {
  constructor(
    code: ErrorCode,
    message: string,
    readonly cookies: string[],
    cause?: unknown,
  ) {
    super(code, message, {
      cause,
      ...(cause instanceof AppError && cause.retryAfter && { retryAfter: cause.retryAfter }),
    })
  }
}
