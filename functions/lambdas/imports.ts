import { pullFeeds } from '#functions/features/imports'

/** Milliseconds, of the 5 minutes that the function has. */
const budget = 3 * 60_000

export async function handler(): Promise<void> {
  const end = Date.now() + budget
  await pullFeeds(new Date(), () => Date.now() > end)
}
