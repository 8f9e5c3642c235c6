import type { Session } from '#domain/user/session'
import { callApi } from '#lib/api-client'
import { ApiError } from '#lib/api-error'
import { keepSession } from './session'
import { AccountError, describeFailure } from './account-error'

export interface Credentials {
  email: string
  password: string
  code?: string
  /** Required if someone else has set the current one. */
  newPassword?: string
}

/** Code of the API's refusal: what it requires before it signs a user in. */
export type NextStep = 'new_password_required' | 'code_required'

/** Stores the session, or returns what is required first. Throws AccountError. */
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

/** Apps show the code in two groups. */
export const digitsOf = (code: string): string => code.replaceAll(/\s/g, '')
