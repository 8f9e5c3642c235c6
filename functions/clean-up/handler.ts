import { finishDeletions } from '#functions/entities/clean-up'
import { removeEndedDoubts } from '#functions/entities/doubted-coupons'
import { foldNotes } from '#functions/entities/listing/fold-notes'
import { announce } from '#functions/entities/listing/index-now'
import type { Note } from '#functions/entities/listing/note'
import { removeOldMessages } from '#functions/entities/message'
import { moveStarted } from '#functions/entities/scheduled-coupons'

/** So many that what thousands of reviews have left is done, and few enough for the function's time. */
const rounds = 40

/** Of 200 notes each: more than come in a quarter of an hour. */
const noteSteps = 20

/** More than come in a quarter of an hour, and fewer than fit into a transaction. */
const messages = 50

/**
 * The Lambda function that a schedule calls: finishes deletions that nobody can take back any more, or that
 * were cut off, and that no staff call came after. Deletes messages that are over a year old. Brings the
 * listings up to date, and tells search engines what has changed. Moves offers that have started.
 */
export async function handler(): Promise<void> {
  const now = new Date()
  await removeOldMessages(messages, now)
  const tell = (notes: readonly Note[]) => announce(notes, now)
  const results = await Promise.allSettled([
    finishDeletions(now, rounds),
    foldNotes(now, noteSteps, tell),
    moveStarted(now),
    removeEndedDoubts(now),
  ])
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
