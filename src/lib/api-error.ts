import type { ErrorBody, ErrorCode } from '#domain/http/errors'

/** A failed call. Its fields are plain: the server sends failed reads to the browser as JSON. */
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

/** The item does not exist, or not any more. */
export const isNotFound = (error: unknown): boolean => httpStatusOf(error) === 404 || isDeleted(error)

/** The item existed before. Only the server knows it, when it renders a page. */
export const isDeleted = (error: unknown): boolean => httpStatusOf(error) === 410

/** The HTTP status; undefined without an answer. */
export function httpStatusOf(error: unknown): number | undefined {
  const status = error && typeof error === 'object' && 'status' in error ? error.status : undefined
  return typeof status === 'number' ? status : undefined
}

const filesTooLarge = 'The files are too large to be sent together. Please choose smaller ones.'

/** The call may have worked: its answer was lost, or the server failed on the way. */
export const isUnanswered = (error: unknown): boolean => (httpStatusOf(error) ?? 500) >= 500

/** A body without a code is CloudFront's or API Gateway's: only the status counts. */
export async function failureOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>
  if (!body.error) return new ApiError(response.status, response.status === 413 ? filesTooLarge : '')
  return new ApiError(response.status, body.message ?? '', body.fields, body.error)
}
