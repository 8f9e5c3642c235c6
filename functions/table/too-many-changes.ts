import { AppError } from '#domain/http/errors'

/**
 * The error when changes of the same thing at the same moment outlast the wait for each other. It follows
 * from what clients send, so it is no failure of ours (5xx). `retryAfter` is in seconds.
 */
export function tooManyChanges(
  message = 'Too many changes of this at once. Please try again.',
  retryAfter = 1,
): AppError {
  return new AppError('too_many', message, { retryAfter })
}

/** Thrown if a transaction met others on the same items, such as the counts, for the whole time. */
export const transactionConflict = tooManyChanges()

/** Whether DynamoDB refused a single write or read because a transaction was about to change the item. */
export function isTransactionConflict(error: unknown): boolean {
  return error instanceof Error && error.name === 'TransactionConflictException'
}
