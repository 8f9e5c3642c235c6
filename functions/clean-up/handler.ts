import { finishDeletions } from '#functions/data/clean-up'

/** The Lambda function that a schedule calls: finishes deletions that were cut off and that no staff call came after. */
export async function handler(): Promise<void> {
  await finishDeletions(new Date())
}
