import { purgeDeleted } from '#functions/registry/purge-deleted'
import { moveStarted } from '#functions/coupon/scheduled-coupons'
import { features } from '#functions/features/features'

/** Enough for thousands of deleted reviews within the function's time. */
const rounds = 40

/** What starts, ends or expires, and the rest of interrupted work. */
export async function runTasks(now: Date): Promise<void> {
  const results = await Promise.allSettled([
    purgeDeleted(now, rounds),
    moveStarted(now),
    ...features.map((feature) => feature.everyMinute?.(now)),
  ])
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

export async function handler(): Promise<void> {
  await runTasks(new Date())
}
