import { ApiError } from '#lib/api-error'

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

/** The input for each field of the API. `password` of a call may be the current password. */
export type FieldNames = Record<string, AccountField>

/** Turns the API's error, or a missing answer, into an error for users. */
export function describeFailure(failure: unknown, names: FieldNames, otherwise: string): AccountError {
  if (failure instanceof AccountError) return failure
  if (!(failure instanceof ApiError)) return new AccountError(otherwise, undefined, { cause: failure })
  const [named] = Object.keys(failure.fields).flatMap((name) => names[name] ?? [])
  // The API asks for the code after the right password.
  const field = failure.code === 'code_required' ? 'code' : named
  return new AccountError(failure.message || otherwise, field, { cause: failure })
}
