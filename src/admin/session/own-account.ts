import { callApi } from '../../lib/api-client'
import { leaveAfterPassword } from '../../lib/session'
import { describeFailure, type FieldNames } from './account-error'
import { callAsStaff } from './staff-call'

/**
 * Has a code mailed with which a new password may be set. Nobody is told whether there is such an account.
 */
export async function sendResetCode(email: string): Promise<void> {
  await shown(callApi('POST /users/forgotten-password', { body: { email } }))
}

/** Sets a new password with the code from the mail. All sessions of the account end. */
export async function setForgottenPassword(email: string, code: string, password: string): Promise<void> {
  await shown(callApi('POST /users/reset-password', { body: { email, code, password } }))
}

/**
 * Changes the password of whoever knows the present one, and ends all their sessions, this one too. Who has a
 * second step needs a code of it as well: without one the AccountError is about the field `code`.
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

/** Begins to give the own account a second step: the key of its codes, in base 32. Null where it has one. */
export async function beginSecondStep(password: string): Promise<string | null> {
  return (await shown(callAsStaff('POST /users/second-step', { body: { password } }), present)).key
}

/** Asks for a code at each sign-in from now on. It proves that the app has the key. */
export async function turnSecondStepOn(password: string, code: string): Promise<void> {
  await shown(callAsStaff('POST /users/second-step/on', { body: { password, code } }), present)
}

/** Asks for no code any more; it takes one. */
export async function turnSecondStepOff(password: string, code: string): Promise<void> {
  await shown(callAsStaff('POST /users/second-step/off', { body: { password, code } }), present)
}

/** The input of each field of a call that takes the present password. */
const present: FieldNames = { password: 'present', newPassword: 'password', code: 'code' }

/** Of one that sets a password. */
const fresh: FieldNames = { password: 'password', code: 'code' }

/** Throws AccountError, fit to show, for whatever goes wrong. */
async function shown<Result>(call: Promise<Result>, names = fresh): Promise<Result> {
  return call.catch((failure: unknown) => {
    throw describeFailure(failure, names, 'That could not be done. Please try again.')
  })
}
