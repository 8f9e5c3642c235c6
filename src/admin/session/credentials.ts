import type { Session } from '#domain/user/session'
import { callApi } from '#lib/api-client'
import { ApiError } from '#lib/api-error'
import { keepSession } from '#lib/session'
import { AccountError, describeFailure } from './account-error'

export interface Credentials {
  email: string
  password: string
  /** The code of an authenticator app, for an account with a second step. */
  code?: string
  /** The new password, if the present one was set by someone else. */
  newPassword?: string
}

/** What the API requires before it signs a user in: the code of its refusal. */
export type NextStep = 'new_password_required' | 'code_required'

/**
 * Signs in and stores the session, or returns what is required first. Throws AccountError with the server's
 * message or a default one.
 */
export async function signIn(credentials: Credentials): Promise<NextStep | undefined> {
  try {
    const { user, token } = (await callApi('POST /users/login', { body: credentials })) as Partial<Session>
    if (!user || !token) throw new AccountError('Login failed. Please try again.')
    keepSession({ user, token })
    return undefined
  } catch (failure) {
    const refusal = failure instanceof ApiError ? failure.code : undefined
    if (refusal === 'new_password_required' || refusal === 'code_required') return refusal
    const otherwise =
      failure instanceof ApiError
        ? 'Login failed. Please try again.'
        : 'An unexpected error occurred during login.'
    throw describeFailure(failure, { code: 'code', newPassword: 'password' }, otherwise)
  }
}

/** A code without white space. Apps show it in two groups. */
export function digitsOf(code: string): string {
  return code.replaceAll(/\s/g, '')
}
