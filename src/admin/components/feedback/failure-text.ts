import { ApiError } from '#lib/api-error'

/** The server's message about a failure; '' without one or without an answer. */
function serverMessageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : ''
}

/**
 * A failure as users read it: what could not be done (product.md, section 8), and the server's reason or a
 * fallback.
 */
export function failureText(what: string, error: unknown, fallback = ''): string {
  const reason = serverMessageOf(error) || fallback
  if (!reason) return what
  return /[.!?]$/.test(what) ? `${what} ${reason}` : `${what}: ${reason}`
}
