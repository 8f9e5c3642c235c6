import { finishDeletions } from '#functions/entities/clean-up'
import { removeOldMessages } from '#functions/entities/message'

/** So many that what thousands of reviews have left is done, and few enough for the function's time. */
const rounds = 40

/** More than come in a quarter of an hour, and fewer than fit into a transaction. */
const messages = 50

/**
 * The Lambda function that a schedule calls: finishes deletions that nobody can take back any more, or that
 * were cut off, and that no staff call came after. Deletes messages that are over a year old.
 */
export async function handler(): Promise<void> {
  const now = new Date()
  await removeOldMessages(messages, now)
  await finishDeletions(now, rounds)
}
