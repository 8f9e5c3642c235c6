import { ApiError } from '../../../lib/api-error'

/** What the server says about a failure; empty where it says nothing or was not reached. */
export function serverMessageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : ''
}

/** A failure as a person reads it: what could not be done, and the server's reason where it gives one. */
export function failureText(what: string, error: unknown): string {
  const reason = serverMessageOf(error)
  return reason ? `${what} ${reason}`.replace(/^([^.!?]*[^.!?]) /, '$1: ') : what
}
