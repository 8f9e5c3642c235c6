import { sourcesWaiting } from './import/sources'
import { offersWaiting } from './proof/doubted-coupons'
import { reportsWaiting } from './report/report'

/** How much waits for staff, beside the reviews, counted to `mostWaiting`. */
export const waitingCounts: Record<string, (now: Date) => Promise<number>> = {
  ...offersWaiting,
  ...reportsWaiting,
  ...sourcesWaiting,
}
