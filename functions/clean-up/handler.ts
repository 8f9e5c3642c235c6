import { finishDeletions } from '#functions/data/clean-up'

/** So many that what thousands of reviews have left is done, and few enough for the function's time. */
const rounds = 40

/**
 * The Lambda function that a schedule calls: finishes deletions that nobody can take back any more, or that were cut
 * off, and that no staff call came after.
 */
export async function handler(): Promise<void> {
  await finishDeletions(new Date(), rounds)
}
