import { ApiError } from '../../../lib/api-error'

/** What the server says about a failure; '' where it says nothing or was not reached. */
function serverMessageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : ''
}

/**
 * A failure as a person reads it: what could not be done (product.md, section 8), and the server's reason,
 * or else a fallback.
 */
export function failureText(what: string, error: unknown, fallback = ''): string {
  const reason = serverMessageOf(error) || fallback
  if (!reason) return what
  return /[.!?]$/.test(what) ? `${what} ${reason}` : `${what}: ${reason}`
}
