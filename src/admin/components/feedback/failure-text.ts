import { ApiError, httpStatusOf } from '#lib/api-error'

/** What could not be done, and the server's reason or a fallback. */
export function failureText(what: string, error: unknown, fallback = ''): string {
  return withReason(what, (error instanceof ApiError && error.message) || fallback)
}

export function withReason(what: string, reason: string): string {
  if (!reason) return what
  return /[.!?]$/.test(what) ? `${what} ${reason}` : `${what}: ${reason}`
}

/** 'You are offline.' if that is why a call had no answer, and the browser still is; '' otherwise. */
export function offlineReason(error: unknown, isOnline: boolean): string {
  return httpStatusOf(error) === undefined && !isOnline ? 'You are offline.' : ''
}
