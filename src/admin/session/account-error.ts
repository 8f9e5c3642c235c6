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

/** What Cognito calls it, and what a person is told. */
const known: Record<string, [message: string, field?: AccountField]> = {
  CodeMismatchException: ['This code is not the one we have sent.', 'code'],
  ExpiredCodeException: ['This code has run out. Ask for a new one.', 'code'],
  InvalidPasswordException: ['This password cannot be used. Choose a stronger one.', 'password'],
  PasswordHistoryPolicyViolationException: ['You have had this password before. Choose another.', 'password'],
  LimitExceededException: ['Too many tries. Please wait a while and try again.'],
  TooManyRequestsException: ['Too many tries. Please wait a while and try again.'],
  TooManyFailedAttemptsException: ['Too many tries. Please wait a while and try again.'],
  // An account that nobody may reset yet: its first password is still the one that was given to its owner.
  NotAuthorizedException: ['This password cannot be set. Please ask an administrator.'],
}

/** A failure of Cognito, or of the way to it, as one that can be shown. */
export function describeFailure(error: unknown): AccountError {
  if (error instanceof AccountError) return error
  const [message, field] = known[error instanceof Error ? error.name : ''] ?? [
    'That could not be done. Please try again.',
  ]
  return new AccountError(message, field, { cause: error })
}
