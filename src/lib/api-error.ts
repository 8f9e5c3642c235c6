import type { ErrorBody, ErrorCode } from '#domain/errors'

/** An answer of the API that is not a success. Its fields survive the way from server to browser as JSON. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields: Record<string, string> = {},
    readonly code?: ErrorCode,
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

/** Whether a read failed because there is no such thing, rather than because something broke. */
export function isNotFound(error: unknown): boolean {
  return statusOf(error) === 404
}

/** The HTTP status a failed call was answered with; undefined when it was not answered at all. */
export function statusOf(error: unknown): number | undefined {
  const status = error && typeof error === 'object' && 'status' in error ? error.status : undefined
  return typeof status === 'number' ? status : undefined
}

const filesTooLarge = 'The files are too large to be sent together. Please choose smaller ones.'

/**
 * The failure that an answer states in its body. One without a code is not ours: in the cloud CloudFront and
 * API Gateway refuse by themselves what is too large or has no valid token. Of it only the status counts.
 */
export async function failureOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>
  if (!body.error) return new ApiError(response.status, response.status === 413 ? filesTooLarge : '')
  return new ApiError(response.status, body.message ?? '', body.fields, body.error)
}
