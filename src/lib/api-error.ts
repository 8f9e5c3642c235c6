import type { ErrorBody, ErrorCode } from '#domain/http/errors'

/** A failure answer of the API. Its fields survive the JSON between server and browser. */
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

/** Whether a read failed because the item does not exist, or not any more. */
export function isNotFound(error: unknown): boolean {
  return statusOf(error) === 404 || isDeleted(error)
}

/** Whether it is known that there was such an item. Only the server knows, when it renders a page. */
export function isDeleted(error: unknown): boolean {
  return statusOf(error) === 410
}

/** The HTTP status of a failed call; undefined without an answer. */
export function statusOf(error: unknown): number | undefined {
  const status = error && typeof error === 'object' && 'status' in error ? error.status : undefined
  return typeof status === 'number' ? status : undefined
}

const filesTooLarge = 'The files are too large to be sent together. Please choose smaller ones.'

/** Whether nobody knows what a call has done: its answer was lost, or the server failed under way. */
export function isUnanswered(error: unknown): boolean {
  return (statusOf(error) ?? 500) >= 500
}

/**
 * The failure in an answer's body. A body without a code is not ours: CloudFront and API Gateway refuse large
 * bodies and invalid tokens themselves. Then only the status counts.
 */
export async function failureOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>
  if (!body.error) return new ApiError(response.status, response.status === 413 ? filesTooLarge : '')
  return new ApiError(response.status, body.message ?? '', body.fields, body.error)
}
