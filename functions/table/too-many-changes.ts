import { AppError } from '#domain/http/errors'

/** Clients cause it, so it is no 5xx. `retryAfter` is in seconds. */
export function tooManyChanges(
  message = 'Too many changes of this at once. Please try again.',
  retryAfter = 1,
): AppError {
  return new AppError('too_many', message, { retryAfter })
}

/** Thrown if other transactions wrote the same items, such as the counts, for the whole time. */
export const transactionConflict = tooManyChanges()

/** Whether DynamoDB refused a single write or read because of a transaction on the item. */
export function isTransactionConflict(error: unknown): boolean {
  return error instanceof Error && error.name === 'TransactionConflictException'
}
