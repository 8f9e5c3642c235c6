import { showClicks } from './click/clicks'
import { showRankings } from './offers/rankings'
import { showTodaysSignals } from './proof/signals'

/** What visitors of the demo do today, and what follows. */
export const todaysActivity: readonly ((now: Date) => Promise<void>)[] = [
  showTodaysSignals,
  showClicks,
  showRankings,
]
