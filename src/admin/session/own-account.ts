import { callApi } from '#lib/api-client'
import { signOutAfterPasswordChange } from '#lib/session'
import { describeFailure, type FieldNames } from './account-error'
import { callAsStaff } from '../calls/staff-call'

/** The answer does not reveal whether the account exists. */
export async function sendResetCode(email: string): Promise<void> {
  await withAccountError(callApi('POST /users/forgotten-password', { body: { email } }))
}

/** All sessions of the account end. */
export async function setForgottenPassword(email: string, code: string, password: string): Promise<void> {
  await withAccountError(callApi('POST /users/reset-password', { body: { email, code, password } }))
}

/** All sessions end, this one too. If a required code is missing, the AccountError is about `code`. */
export async function changePassword(
  email: string,
  password: string,
  newPassword: string,
  code?: string,
): Promise<void> {
  const body = { password, newPassword, ...(code !== undefined && { code }) }
  await withAccountError(callAsStaff('POST /users/password', { body }), currentPasswordNames)
  signOutAfterPasswordChange(email)
}

/** Returns the base-32 key of the codes; null if there is a second step already. */
export async function beginSecondStep(password: string): Promise<string | null> {
  return (
    await withAccountError(
      callAsStaff('POST /users/second-step', { body: { password } }),
      currentPasswordNames,
    )
  ).key
}

/** The code proves that the app has the key. */
export async function turnSecondStepOn(password: string, code: string): Promise<void> {
  await withAccountError(
    callAsStaff('POST /users/second-step/on', { body: { password, code } }),
    currentPasswordNames,
  )
}

export async function turnSecondStepOff(password: string, code: string): Promise<void> {
  await withAccountError(
    callAsStaff('POST /users/second-step/off', { body: { password, code } }),
    currentPasswordNames,
  )
}

const currentPasswordNames: FieldNames = {
  password: 'currentPassword',
  newPassword: 'password',
  code: 'code',
}

const newNames: FieldNames = { password: 'password', code: 'code' }

async function withAccountError<Result>(call: Promise<Result>, names = newNames): Promise<Result> {
  return call.catch((failure: unknown) => {
    throw describeFailure(failure, names, 'That could not be done. Please try again.')
  })
}
