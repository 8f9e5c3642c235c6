import { invalidField } from '#domain/http/errors'
import { errorName } from './cognito'

export function refusePassword(field: string, error: unknown): never {
  if (errorName(error) === 'PasswordHistoryPolicyViolationException') {
    throw invalidField(field, 'You have had this password before. Choose another.', error)
  }
  if (errorName(error) !== 'InvalidPasswordException') throw error
  throw invalidField(field, reasonIn(error), error)
}

/** The reason comes after the colon: 'Password did not conform with policy: Password not long enough'. */
function reasonIn(error: unknown): string {
  const [, reason] = error instanceof Error ? error.message.split(': ') : []
  return reason ? `${reason}.` : 'This password cannot be used.'
}
