import { AppError } from '#domain/errors'
import { nameOf } from './cognito'

/**
 * What Cognito finds wrong with a password that is to be set, said of its field; anything else is thrown as
 * it is.
 */
export function refusePassword(field: string, error: unknown): never {
  if (nameOf(error) === 'PasswordHistoryPolicyViolationException') {
    throw invalid(field, 'You have had this password before. Choose another.', error)
  }
  if (nameOf(error) !== 'InvalidPasswordException') throw error
  throw invalid(field, reasonIn(error), error)
}

/** 'Password did not conform with policy: Password not long enough' says it after the colon. */
function reasonIn(error: unknown): string {
  const [, reason] = error instanceof Error ? error.message.split(': ') : []
  return reason ? `${reason}.` : 'This password cannot be used.'
}

function invalid(field: string, message: string, cause: unknown) {
  return new AppError('invalid', message, { fields: { [field]: message }, cause })
}
