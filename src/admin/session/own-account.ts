import { callApi } from '#lib/api-client'
import { signOutAfterPasswordChange } from './session'
import { describeFailure, type FieldNames } from './account-error'
import { callAsStaff } from '../calls/staff-call'

/** The answer does not reveal whether the account exists. */
export async function sendResetCode(email: string): Promise<void> {
  await withAccountError(callApi('POST /users/forgotten-password', { body: { email } }))
}

/** All sessions of the account end. */
export async function setForgottenPassword(email: string, code: string, password: string): Promise<void> {
  const call = callApi('POST /users/reset-password', { body: { email, code, password } })
  await withAccountError(call, newNames, passwordMayBeSet)
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
  await withAccountError(call, currentPasswordNames, passwordMayBeSet)
  signOutAfterPasswordChange(email)
}

/** Returns the base-32 key of the codes; null if there is a second step already. */
export async function beginSecondStep(password: string): Promise<string | null> {
  const call = callAsStaff('POST /users/second-step', { body: { password } })
  return (await withAccountError(call, currentPasswordNames)).key
}

/** The code proves that the app has the key. */
export async function turnSecondStep(to: 'on' | 'off', password: string, code: string): Promise<void> {
  const call = callAsStaff(`POST /users/second-step/${to}`, { body: { password, code } })
  await withAccountError(call, currentPasswordNames)
}

const currentPasswordNames: FieldNames = {
  password: 'currentPassword',
  newPassword: 'password',
  code: 'code',
}

const newNames: FieldNames = { password: 'password', code: 'code' }

const passwordMayBeSet =
  'No answer came. If the sign-in takes the new password, it is set. If not, please try again.'

async function withAccountError<Result>(
  call: Promise<Result>,
  names = newNames,
  unanswered = 'That could not be done. Please try again.',
): Promise<Result> {
  return call.catch((failure: unknown) => {
    throw describeFailure(failure, names, unanswered)
  })
}
