import { finishDeletions } from '#functions/entities/clean-up'
import { removeEndedDoubts } from '#functions/entities/doubted-coupons'
import { foldNotes } from '#functions/entities/listing/fold-notes'
import { announce } from '#functions/entities/listing/index-now'
import type { Note } from '#functions/entities/listing/note'
import { removeOldMessages } from '#functions/entities/message'
import { moveStarted } from '#functions/entities/scheduled-coupons'

/** So many that what thousands of reviews have left is done, and few enough for the function's time. */
const rounds = 40

/** Of 200 notes each: more than come in a minute. */
const noteSteps = 20

/** More than come in a minute, and fewer than fit into a transaction. */
const messages = 50

/**
 * The Lambda function that a schedule calls every minute: what no write waits for. It moves offers that have
 * started, finishes deletions that nobody can take back any more or that were cut off, deletes images that
 * nothing uses and messages that are over a year old, brings the listings up to date, and tells search
 * engines what has changed.
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
