import { ApiError } from '../../lib/api-error'

/** Which of a form's inputs a failure is about. */
export type AccountField = 'present' | 'code' | 'password'

/** What went wrong with an account, in words fit to show. */
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

/** The input of each field that the API names: what a call takes as `password` may be the present one. */
export type FieldNames = Record<string, AccountField>

/** A refusal of the API, or the want of an answer, as what can be shown. */
export function describeFailure(failure: unknown, names: FieldNames, otherwise: string): AccountError {
  if (failure instanceof AccountError) return failure
  if (!(failure instanceof ApiError)) return new AccountError(otherwise, undefined, { cause: failure })
  const [named] = Object.keys(failure.fields).flatMap((name) => names[name] ?? [])
  // The code of an authenticator app is asked for once the password is right.
  const field = failure.code === 'code_required' ? 'code' : named
  return new AccountError(failure.message || otherwise, field, { cause: failure })
}
