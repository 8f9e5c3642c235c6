import { ApiError } from '#lib/api-error'
import type { Session } from '#domain/user/session'
import { callApi } from '#lib/api-client'
import { callAsStaff } from '../calls/staff-call'
import { keepSession, signOutAfterPasswordChange } from './session'

export type AccountField = 'currentPassword' | 'code' | 'password'

/** Its message is for users. */
export class AccountError extends Error {
  constructor(
    message: string,
    readonly field?: AccountField,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'AccountError'
  }
}

/** For users. `password` is the input for the API's field of that name: it may be the current one. */
function describeFailure(failure: unknown, otherwise: string, password?: AccountField): AccountError {
  if (failure instanceof AccountError) return failure
  if (!(failure instanceof ApiError)) return new AccountError(otherwise, undefined, { cause: failure })
  const inputs: Record<string, AccountField | undefined> = { code: 'code', newPassword: 'password', password }
  const [named] = Object.keys(failure.fields).flatMap((name) => inputs[name] ?? [])
  // The API asks for the code after the right password.
  const field = failure.code === 'code_required' ? 'code' : named
  return new AccountError(failure.message || otherwise, field, { cause: failure })
}

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
    throw describeFailure(failure, otherwise)
  }
}

/** Apps show the code in two groups. */
export const digitsOf = (code: string): string => code.replaceAll(/\s/g, '')

/** The answer does not reveal whether the account exists. */
export async function sendResetCode(email: string): Promise<void> {
  await withAccountError(callApi('POST /users/forgotten-password', { body: { email } }))
}

/** All sessions of the account end. */
export async function setForgottenPassword(email: string, code: string, password: string): Promise<void> {
  const call = callApi('POST /users/reset-password', { body: { email, code, password } })
  await withAccountError(call, 'password', passwordMayBeSet)
}

/** All sessions end, this one too. If a required code is missing, the AccountError is about `code`. */
export async function changePassword(
  email: string,
  password: string,
  newPassword: string,
  code?: string,
): Promise<void> {
  const body = { password, newPassword, ...(code !== undefined && { code }) }
  const call = callAsStaff('POST /users/password', { body })
  await withAccountError(call, 'currentPassword', passwordMayBeSet)
  signOutAfterPasswordChange(email)
}

/** Returns the base-32 key of the codes; null if there is a second step already. */
export async function beginSecondStep(password: string): Promise<string | null> {
  const call = callAsStaff('POST /users/second-step', { body: { password } })
  return (await withAccountError(call, 'currentPassword')).key
}

/** The code proves that the app has the key. */
export async function turnSecondStep(to: 'on' | 'off', password: string, code: string): Promise<void> {
  const call = callAsStaff(`POST /users/second-step/${to}`, { body: { password, code } })
  await withAccountError(call, 'currentPassword')
}

const passwordMayBeSet =
  'No answer came. If the sign-in takes the new password, it is set. If not, please try again.'

async function withAccountError<Result>(
  call: Promise<Result>,
  password: AccountField = 'password',
  unanswered = 'That could not be done. Please try again.',
): Promise<Result> {
  return call.catch((failure: unknown) => {
    throw describeFailure(failure, unanswered, password)
  })
}
