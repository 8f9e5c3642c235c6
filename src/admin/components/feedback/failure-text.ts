import { ApiError, statusOf } from '#lib/api-error'

/** The server's message about a failure; '' without one or without an answer. */
function serverMessageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : ''
}

/** A failure as users read it: what could not be done, and the server's reason or a fallback. */
export function failureText(what: string, error: unknown, fallback = ''): string {
  return withReason(what, serverMessageOf(error) || fallback)
}

/** A failure and its reason: two sentences, or one with a colon. */
export function withReason(what: string, reason: string): string {
  if (!reason) return what
  return /[.!?]$/.test(what) ? `${what} ${reason}` : `${what}: ${reason}`
}

/** Why a call had no answer, if the browser knows: 'You are offline.'; '' otherwise, and online again. */
export function offlineReason(error: unknown, isOnline: boolean): string {
  return statusOf(error) === undefined && !isOnline ? 'You are offline.' : ''
}
