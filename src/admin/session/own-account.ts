import { callApi } from '#lib/api-client'
import { leaveAfterPassword } from '#lib/session'
import { describeFailure, type FieldNames } from './account-error'
import { callAsStaff } from './staff-call'

/** Has a code mailed to reset a password. The answer does not reveal whether the account exists. */
export async function sendResetCode(email: string): Promise<void> {
  await shown(callApi('POST /users/forgotten-password', { body: { email } }))
}

/** Sets a new password with the mailed code. All sessions of the account end. */
export async function setForgottenPassword(email: string, code: string, password: string): Promise<void> {
  await shown(callApi('POST /users/reset-password', { body: { email, code, password } }))
}

/**
 * Changes the password of a user who knows the present one. All their sessions end, this one too. With a
 * second step it also needs a code: without one the AccountError is about the field `code`.
 */
export async function changePassword(
  email: string,
  password: string,
  newPassword: string,
  code?: string,
): Promise<void> {
  const body = { password, newPassword, ...(code !== undefined && { code }) }
  await shown(callAsStaff('POST /users/password', { body }), present)
  leaveAfterPassword(email)
}

/**
 * Starts to set up a second step for the own account. Returns the base-32 key of its codes; null if there is
 * one already.
 */
export async function beginSecondStep(password: string): Promise<string | null> {
  return (await shown(callAsStaff('POST /users/second-step', { body: { password } }), present)).key
}

/** Turns the second step on. The code proves that the app has the key. */
export async function turnSecondStepOn(password: string, code: string): Promise<void> {
  await shown(callAsStaff('POST /users/second-step/on', { body: { password, code } }), present)
}

/** Turns the second step off. It needs a code. */
export async function turnSecondStepOff(password: string, code: string): Promise<void> {
  await shown(callAsStaff('POST /users/second-step/off', { body: { password, code } }), present)
}

/** The inputs for the fields of a call that takes the present password. */
const present: FieldNames = { password: 'present', newPassword: 'password', code: 'code' }

/** The inputs for the fields of a call that sets a password. */
const fresh: FieldNames = { password: 'password', code: 'code' }

/** Throws AccountError, with a message for users, for any failure. */
async function shown<Result>(call: Promise<Result>, names = fresh): Promise<Result> {
  return call.catch((failure: unknown) => {
    throw describeFailure(failure, names, 'That could not be done. Please try again.')
  })
}
